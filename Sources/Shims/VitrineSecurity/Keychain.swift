public import Foundation

// The keychain of a fresh device, to which the program has no key: nothing is found in it, and nothing is kept.

/// Finds nothing.
///
/// - Parameter result: set to nil.
/// - Returns: `errSecItemNotFound`.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  unsafe result?.pointee = nil
  return errSecItemNotFound
}

/// Keeps nothing.
///
/// - Parameter result: set to nil.
/// - Returns: `errSecMissingEntitlement`, as for a program without a group of keys.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  unsafe result?.pointee = nil
  return errSecMissingEntitlement
}

/// Changes nothing, and returns `errSecItemNotFound`.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  errSecItemNotFound
}

/// Removes nothing, and returns `errSecItemNotFound`.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// Returns a sentence in English for the outcomes below; nil for others.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error." as CFString
  case errSecItemNotFound:
    "The specified item could not be found in the keychain." as CFString
  case errSecDuplicateItem:
    "The specified item already exists in the keychain." as CFString
  case errSecMissingEntitlement: "A required entitlement isn't present." as CFString
  case errSecParam: "One or more parameters passed to a function were not valid." as CFString
  default: nil
  }
}

/// The source of random numbers: the picture's.
public var kSecRandomDefault: SecRandomRef? { nil }
/// A source of random numbers.
public typealias SecRandomRef = NSObject

/// Fills bytes with random numbers, the same for each picture, and returns `errSecSuccess`.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for i in 0..<max(count, 0) {
    unsafe bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: i, as: UInt8.self)
  }
  return errSecSuccess
}

/// Success.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// An argument is not valid.
public let errSecParam: OSStatus = -50
/// No keychain is there.
public let errSecNotAvailable: OSStatus = -25291
/// The name or password is wrong.
public let errSecAuthFailed: OSStatus = -25293
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// The item is not there.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Bytes cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The person did not want to.
public let errSecUserCanceled: OSStatus = -128
/// The program may not.
public let errSecMissingEntitlement: OSStatus = -34018

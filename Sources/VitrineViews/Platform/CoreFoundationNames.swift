public import Foundation

#if !canImport(Darwin)
  // Core Foundation's types, which sources find through Foundation on Apple's systems. There each is bridged to the
  // class of Foundation that it is here, so that `query as CFDictionary` and `kSecClass as String` compile.

  /// Core Foundation's string.
  public typealias CFString = NSString
  /// Core Foundation's string that can change.
  public typealias CFMutableString = NSMutableString
  /// Core Foundation's dictionary.
  public typealias CFDictionary = NSDictionary
  /// Core Foundation's dictionary that can change.
  public typealias CFMutableDictionary = NSMutableDictionary
  /// Core Foundation's array.
  public typealias CFArray = NSArray
  /// Core Foundation's array that can change.
  public typealias CFMutableArray = NSMutableArray
  /// Core Foundation's bytes.
  public typealias CFData = NSData
  /// Core Foundation's address.
  public typealias CFURL = NSURL
  /// Core Foundation's number.
  public typealias CFNumber = NSNumber
  /// Core Foundation's truth value.
  public typealias CFBoolean = NSNumber
  /// Core Foundation's moment.
  public typealias CFDate = NSDate
  /// Core Foundation's error.
  public typealias CFError = NSError
  /// Core Foundation's language and region.
  public typealias CFLocale = NSLocale
  /// Any value of Core Foundation.
  public typealias CFTypeRef = AnyObject
  /// Any list of properties.
  public typealias CFPropertyList = AnyObject
  /// An index or a length.
  public typealias CFIndex = Int
  /// The bits of a set of options.
  public typealias CFOptionFlags = UInt
  /// The number of a type.
  public typealias CFTypeID = UInt
  /// Seconds.
  public typealias CFTimeInterval = TimeInterval
  /// Seconds since the beginning of 2001.
  public typealias CFAbsoluteTime = TimeInterval
  /// Four letters in one number.
  public typealias FourCharCode = UInt32
  /// A type's four letters.
  public typealias OSType = FourCharCode
  /// The outcome of a function: 0 for success.
  public typealias OSStatus = Int32

  /// Core Foundation's true.
  public nonisolated var kCFBooleanTrue: CFBoolean? { NSNumber(value: true) }
  /// Core Foundation's false.
  public nonisolated var kCFBooleanFalse: CFBoolean? { NSNumber(value: false) }

  /// Returns the seconds since the beginning of 2001.
  public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
  }
#endif

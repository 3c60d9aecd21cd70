public import Foundation

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The name by which the store knows what was bought.
  public let productID: String
  /// The kind of what was bought.
  public let productType: Product.ProductType
  /// The moment.
  public let purchaseDate: Date
  /// The moment of the first purchase.
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// The moment at which it was taken back.
  public let revocationDate: Date?
  /// Whether another subscription has taken its place.
  public let isUpgraded: Bool

  /// Says that the app has given what was bought.
  public func finish() async {}

  /// The purchases that last: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases to come: none.
  public static var updates: Transactions { Transactions() }
  /// The purchases that are not given yet: none.
  public static var unfinished: Transactions { Transactions() }
  /// Returns the last purchase: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase that lasts: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchases that last: none.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }

  /// A sequence of purchases: it ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    /// An iterator that ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Returns an iterator that ends at once.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A value that the store has signed, and whether the signature is right.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The reasons why a signature is not right.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  /// The value.
  ///
  /// - Throws: the reason why the signature is not right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, whether its signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

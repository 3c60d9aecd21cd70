public import Foundation

/// Something that an app sells; no store answers, so that there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The name by which the store knows it.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name that people see.
  public let displayName: String
  /// The words below the name.
  public let description: String
  /// The price as people see it.
  public let displayPrice: String
  /// The price.
  public let price: Decimal
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// The terms of a subscription; nil for others.
  public let subscription: SubscriptionInfo?

  /// The kinds of what is sold.
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It lasts some time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It goes on until it is ended.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// Returns nothing: no store answers.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys nothing: the person does not want to.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// The last purchase: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase that lasts: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// A wish of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    /// Returns the wish to name the person by an identifier of the app's.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
  }

  /// The outcome of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// The terms of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group of subscriptions that replace each other.
    public let subscriptionGroupID: String
    /// The time after which it is renewed.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the first time costs less: not known, so no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The states of the person's subscriptions: none.
    public var status: [Status] { get async throws { [] } }
    /// Returns no states: nothing is subscribed.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Returns no: whether the first time costs less is not known.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The state of a subscription.
    public struct Status: Hashable, Sendable {
      /// The stage.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
    }

    /// The stages of a subscription.
    public struct RenewalState: Hashable, RawRepresentable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It lasts.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It could not be paid and is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It could not be paid and lasts a little longer.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }
  }

  /// A time after which a subscription is renewed.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }
}

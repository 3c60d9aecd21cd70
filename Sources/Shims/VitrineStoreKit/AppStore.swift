public import Vitrine

/// The store, which does not answer.
public enum AppStore {
  /// Whether the person may pay: no.
  public static var canMakePayments: Bool { false }
  /// Has no effect: nothing was bought.
  public static func sync() async throws {}
  /// Has no effect: nothing is asked.
  @MainActor public static func requestReview() {}
}

/// The older asking for a review, which asks nothing.
public enum SKStoreReviewController {
  /// Has no effect: nothing is asked.
  public static func requestReview() {}
}

/// An asking for a review, which asks nothing.
public struct RequestReviewAction: Sendable {
  /// Has no effect: nothing is asked.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The asking for a review, which asks nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// An error of the store.
public enum StoreKitError: Error, Hashable, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

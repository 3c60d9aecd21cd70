public import Foundation
public import VitrineViews

// What an app waits for after it has started a live activity. None is ever started, so that each sequence ends at once.

extension Activity {
  /// The states of an activity as they change: none.
  public typealias ActivityStateUpdates = AsyncStream<ActivityState>
  /// The contents of an activity as they change: none.
  public typealias ContentUpdates = AsyncStream<ActivityContent<ContentState>>
  /// The tokens for push notifications as they change: none.
  public typealias PushTokenUpdates = AsyncStream<Data>
  /// The activities of an app as they start: none.
  public typealias ActivityUpdates = AsyncStream<Activity<Attributes>>

  /// The token by which a server updates the activity: nil, as there are no push notifications.
  public var pushToken: Data? { nil }
  /// Ends at once.
  public var pushTokenUpdates: PushTokenUpdates { .finished }
  /// Ends at once.
  public var activityStateUpdates: ActivityStateUpdates { .finished }
  /// Ends at once.
  public var contentUpdates: ContentUpdates { .finished }
  /// Ends at once.
  public static var activityUpdates: ActivityUpdates { .finished }

  /// The token by which a server starts activities: nil, as there are no push notifications.
  public static var pushToStartToken: Data? { nil }
  /// Ends at once.
  public static var pushToStartTokenUpdates: PushTokenUpdates { .finished }
}

extension AsyncStream {
  fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}

/// Whether a live activity stays until it is ended.
public enum ActivityStyle: Hashable, Sendable {
  /// It stays until it is ended.
  case standard
  /// It goes when the screen is locked.
  case transient
}

extension ActivityAuthorizationInfo {
  /// Ends at once, since nobody can allow activities.
  public var activityEnablementUpdates: AsyncStream<Bool> { .finished }
  /// Ends at once, since nobody can allow updates.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .finished }
}

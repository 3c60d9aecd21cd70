public import Foundation
import VitrineGraphics
public import VitrineViews

// The requests of an app for live activities. Extensions share these source files; nothing runs here, so a
// request fails as if the user had switched live activities off, and the picture's diagnostics say where it was made.

/// A live activity that an app has started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The data of the activity that updates change.
  public typealias ContentState = Attributes.ContentState

  /// The identifier: always empty, since no activity is ever started.
  public let id: String
  /// The data that stays the same while the activity runs.
  public let attributes: Attributes
  /// The latest state, set by `update` and `end`.
  public private(set) var content: ActivityContent<ContentState>
  /// The stage of the activity: `active` until `end` is called.
  public private(set) var activityState = ActivityState.active

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = ""
    self.attributes = attributes
    self.content = content
  }

  /// The running activities: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Requests a live activity, which always fails.
  ///
  /// - Throws: always ``ActivityAuthorizationError/denied``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, file: String = #fileID, line: Int = #line
  ) throws -> Activity<Attributes> {
    try ActivityRefusal.refuse("\(Attributes.self)", file, line)
  }

  /// Replaces the content. The alert is ignored.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }

  /// Marks the activity as ended and replaces its content unless it is nil. The policy is ignored.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
  }
}

// The names of iOS 16.1, before content had dates.
extension Activity {
  /// The state of the latest content.
  public var contentState: ContentState { content.state }

  /// Requests a live activity, which always fails.
  ///
  /// - Throws: always ``ActivityAuthorizationError/denied``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil,
    file: String = #fileID, line: Int = #line
  ) throws -> Activity<Attributes> {
    try ActivityRefusal.refuse("\(Attributes.self)", file, line)
  }

  /// Replaces the state. The alert is ignored.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(
      ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Marks the activity as ended and replaces its state unless it is nil. The policy is ignored.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }
}

/// Refuses requests for live activities.
enum ActivityRefusal {
  /// The code of the diagnostic for a request that the code of a picture makes.
  static let code = "activity-request"

  /// Tells of a request, and throws.
  ///
  /// - Parameter name: the type of the attributes.
  static func refuse(_ name: String, _ file: String, _ line: Int) throws -> Never {
    Surroundings.current?.note(
      Diagnostic(
        severity: .warning, code: code,
        message:
          "\(file):\(line): a live activity of \(name) was requested while a picture was made; only the app in front "
          + "may start one, so the request failed", path: ""))
    throw ActivityAuthorizationError.denied
  }
}

/// The state of a live activity, and the date until which it is valid.
public struct ActivityContent<State: Codable & Hashable> {
  /// The data to show.
  public var state: State
  /// The date after which the data is out of date; nil if it stays valid.
  public var staleDate: Date?
  /// The importance among the app's activities, of which the highest is preferred; 0 by default.
  public var relevanceScore: Double

  /// Creates content; its values are stored and never judged.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The stage in the life of a live activity.
public enum ActivityState: Hashable, Sendable { case active, pending, ended, dismissed, stale }

/// The reason why a live activity was not started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable { case denied, unsupported }

/// The user's permissions: none, since live activities cannot be shown.
public final class ActivityAuthorizationInfo: Sendable {
  /// Whether activities may start: always false, so that apps skip their requests.
  public let areActivitiesEnabled = false
  /// Whether a server may send many updates: always false.
  public let frequentPushesEnabled = false

  /// Creates the permissions, which are all denied.
  public init() {}
}

/// The time for which an ended activity remains visible.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  /// The policy that leaves the time to the system. Has no effect: no activity is shown.
  public static let `default` = Self(date: nil)
  /// The policy to remove the activity at once. Has no effect: no activity is shown.
  public static let immediate = Self(date: .distantPast)
  /// Returns the policy to remove the activity at a date. Has no effect: no activity is shown.
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// The alert of an update.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert, which is never played.
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    /// The system's own sound.
    public static let `default` = AlertSound(name: "")
    /// Returns the sound in a file of the app; the file is not looked for.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The first line of the alert, which is never shown.
  public var title: LocalizedStringResource
  /// The message of the alert, which is never shown.
  public var body: LocalizedStringResource
  /// The sound of the alert, which is never played.
  public var sound: AlertSound

  /// Creates an alert; updates accept and ignore it.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The channel by which a server updates a live activity.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// The type for updates of one activity by its own token. Has no effect: nothing is received.
  public static let token = PushType(channel: nil)
  /// Returns the type for updates of all subscribers of a channel. Has no effect: nothing is received.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

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

public import Foundation
public import VitrineViews

// The requests of an app for live activities. Extensions share these source files; nothing runs here, so a
// request fails as if the user had switched live activities off.

/// A live activity that an app has started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
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
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
  }
}

/// The state of a live activity, and the date until which it is valid.
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Hashable, Sendable { case active, ended, dismissed, stale }

/// The reason why a live activity was not started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable { case denied, unsupported }

/// The user's permissions: none, since live activities cannot be shown.
public final class ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}
}

/// The time for which an ended activity remains visible.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = Self(date: nil)
  public static let immediate = Self(date: .distantPast)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// The alert of an update.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    public static let `default` = AlertSound(name: "")
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The channel by which a server updates a live activity.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  public static let token = PushType(channel: nil)
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

extension ActivityAttributes {
  /// Shows a live activity on an editor's canvas; previews are not drawn.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

public import Foundation

// What an app asks of live activities. Extensions share the files that ask; nothing runs here, so a
// request fails as it does where the user has switched live activities off.

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

  /// The activities that run: none.
  public static var activities: [Activity<Attributes>] { [] }

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

/// What a live activity shows, and for how long it holds.
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

/// Why a live activity was not started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable { case denied, unsupported }

/// What the user allows: nothing, as nothing could show it.
public final class ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}
}

/// How long an ended activity stays.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = Self(date: nil)
  public static let immediate = Self(date: .distantPast)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// What comes with an update that calls for attention.
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

/// How a server updates a live activity.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  public static let token = PushType(channel: nil)
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

extension ActivityAttributes {
  /// A live activity in an editor's canvas; previews are not drawn.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

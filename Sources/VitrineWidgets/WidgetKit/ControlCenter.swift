public import Foundation
public import VitrineViews

/// The centre through which an app reloads its controls; the calls do nothing.
public final class ControlCenter: Sendable {
  /// The only instance; all of its calls do nothing.
  public static let shared = ControlCenter()

  /// Returns no controls: nobody has added one.
  public func currentControls() async throws -> [ControlInfo] { [] }
  /// Does nothing: each picture is of one moment.
  public func reloadControls(ofKind kind: String) {}
  /// Does nothing: each picture is of one moment.
  public func reloadAllControls() {}
}

/// A control that somebody has added; there are none here.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// The identity of the control.
  public let id: String
  /// The kind of its declaration.
  public let kind: String
  /// Its token for push notifications; nil, as there are none.
  public var pushInfo: ControlPushInfo?

  /// Returns nil: no control has settings of a user's.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

/// The token by which a server updates a control; no control has one here.
public struct ControlPushInfo: Hashable, Sendable {
  /// The bytes of the token.
  public let token: Data
}

/// A receiver of the tokens of controls. It is never called, as there are no push notifications.
public protocol ControlPushHandler {
  init()
  /// Takes the tokens of all controls. It is never called.
  func pushTokensDidChange(controls: [ControlInfo])
}

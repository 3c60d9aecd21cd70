/// The connection between a phone and a watch: there is none.
open class WCSession: @unchecked Sendable {
  private static let only = WCSession()

  private init() {}

  /// Returns false: there is no watch.
  open class func isSupported() -> Bool { false }
  /// The connection.
  open class var `default`: WCSession { only }

  /// The receiver, which is never called.
  public weak var delegate: (any WCSessionDelegate)?
  /// The state: not begun.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether a watch belongs to the phone: no.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the app's complication: no.
  open var isComplicationEnabled: Bool { false }
  /// Whether the other one answers: no.
  open var isReachable: Bool { false }
  /// The last facts that were sent: none.
  open var applicationContext: [String: Any] { [:] }
  /// The last facts that were received: none.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Has no effect: there is no watch.
  open func activate() {}
  /// Sends nothing, and calls the handler of errors at once.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  /// Sends nothing.
  ///
  /// - Throws: that there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
}

/// The states of a connection.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// A receiver of what a watch sends, which is never called.
public protocol WCSessionDelegate: AnyObject {
  /// Receives the state. It is never called.
  func session(
    _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?)
}

/// An error of the connection.
public struct WCError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The reasons, with the system's numbers.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated
    case deviceNotPaired, watchAppNotInstalled, notReachable
  }
}

public import Foundation

/// A configuration of a private network; none is kept.
open class NEVPNManager: @unchecked Sendable {
  private static let only = NEVPNManager()

  /// Creates a configuration, which nobody keeps.
  public init() {}

  /// Returns the app's configuration.
  public class func shared() -> NEVPNManager { only }

  /// The connection: never made.
  public let connection: NEVPNConnection = NETunnelProviderSession()
  /// Whether the configuration is the one that is used.
  open var isEnabled = false
  /// Whether the network connects by rules.
  open var isOnDemandEnabled = false
  /// The rules.
  open var onDemandRules: [NEOnDemandRule]?
  /// The name that the settings show.
  open var localizedDescription: String?
  /// The server, and what it asks for.
  open var protocolConfiguration: NEVPNProtocol?

  /// Changes nothing, and calls the handler at once.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Changes nothing.
  open func loadFromPreferences() async throws {}
  /// Keeps nothing, and calls the handler at once with the error that it may not.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  /// Keeps nothing.
  ///
  /// - Throws: that it may not.
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  /// Removes nothing, and calls the handler at once.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Removes nothing.
  open func removeFromPreferences() async throws {}
}

/// A configuration of an app's own private network; none is kept.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Calls the handler at once with no configurations.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Returns no configurations.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

/// The connection of a private network, which is never made.
open class NEVPNConnection: @unchecked Sendable {
  init() {}

  /// The state: no configuration is kept.
  open var status: NEVPNStatus { .invalid }
  /// The moment of connecting: none.
  open var connectedDate: Date? { nil }
  /// The configuration: none is kept.
  open var manager: NEVPNManager { NEVPNManager.shared() }

  /// Connects nothing.
  ///
  /// - Throws: that the configuration is not valid.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
  /// Has no effect: nothing is connected.
  open func stopVPNTunnel() {}
  /// Returns without an error: nothing was connected.
  open func fetchLastDisconnectError() async throws {}
}

/// The connection of an app's own private network, which is never made.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Connects nothing.
  ///
  /// - Throws: that the configuration is not valid.
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
  /// Has no effect: nothing is connected.
  open func stopTunnel() {}
  /// Sends nothing.
  ///
  /// - Throws: that the configuration is not valid.
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws { throw NEVPNError(.configurationInvalid) }
}

/// The states of a connection, with the system's numbers.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// An error of private networks.
public struct NEVPNError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The reasons, with the system's numbers.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }
}

extension Notification.Name {
  /// The name of a message that is never sent: the state of a connection changed.
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statusDidChange")
  /// The name of a message that is never sent: a configuration changed.
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationChange")
}

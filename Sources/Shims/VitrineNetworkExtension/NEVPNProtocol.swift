public import Foundation

/// The server of a private network.
open class NEVPNProtocol: @unchecked Sendable {
  /// Creates a configuration without a server.
  public init() {}

  /// The server.
  open var serverAddress: String?
  /// The name of the person.
  open var username: String?
  /// A reference to the password.
  open var passwordReference: Data?
  /// Whether it ends when the device sleeps.
  open var disconnectOnSleep = false
  /// Whether everything goes through it.
  open var includeAllNetworks = false
  /// Whether the local network does not.
  open var excludeLocalNetworks = true
  /// Whether its routes come before others.
  open var enforceRoutes = false
  /// Whether notifications of the system do not go through it.
  open var excludeAPNs = true
  /// Whether the services of the mobile network do not.
  open var excludeCellularServices = true
  /// Whether other devices of the person do not.
  open var excludeDeviceCommunication = true
}

/// The server of an app's own private network.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// Data for the app's own extension.
  open var providerConfiguration: [String: Any]?
  /// The identifier of the app's own extension.
  open var providerBundleIdentifier: String?
}

/// A rule by which a private network connects.
open class NEOnDemandRule: @unchecked Sendable {
  /// Creates a rule for every network.
  public init() {}

  /// The kind of network.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  /// The names of wireless networks.
  open var ssidMatch: [String]?
  /// The domains.
  open var dnsSearchDomainMatch: [String]?
  /// The servers of names.
  open var dnsServerAddressMatch: [String]?
  /// An address that must answer.
  open var probeURL: URL?
}

/// A rule that connects.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
/// A rule that disconnects.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
/// A rule that leaves all as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

/// The kinds of networks, with the system's numbers.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet = 1
  case wiFi = 2
  case cellular = 3
}

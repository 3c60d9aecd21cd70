public import Foundation

/// A watch of the network: a wireless one is there, and it never changes.
public final class NWPathMonitor: @unchecked Sendable {
  /// The receiver, called once when the watch starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

  /// Creates a watch of all kinds of networks.
  public init() {}
  /// Creates a watch of one kind of network, of which only the wireless one is there.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  private var required: NWInterface.InterfaceType?

  /// The network.
  public var currentPath: NWPath {
    NWPath(status: required == nil || required == .wifi ? .satisfied : .unsatisfied)
  }
  /// Calls the receiver at once, whatever the queue.
  public func start(queue: DispatchQueue) { pathUpdateHandler?(currentPath) }
  /// Has no effect: nothing more comes.
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  /// The networks: the one that is there, and no more.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var path: NWPath?

    /// Returns the network once.
    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  /// Returns an iterator over the network that is there.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
}

/// A way through the network.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a way.
  public let status: Status

  /// The states of a way.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The reasons why there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// The reason why there is none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether it costs much: no.
  public var isExpensive: Bool { false }
  /// Whether the person saves data: no.
  public var isConstrained: Bool { false }
  /// Whether addresses of four bytes are there: yes.
  public var supportsIPv4: Bool { true }
  /// Whether addresses of sixteen bytes are there: yes.
  public var supportsIPv6: Bool { true }
  /// Whether names are found: yes.
  public var supportsDNS: Bool { true }
  /// The interfaces: the wireless one, if there is a way.
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [NWInterface()] : [] }
  /// Returns whether the way is of a kind: the wireless one.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == .wifi
  }
}

/// An interface to the network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The kind: wireless.
  public var type: InterfaceType { .wifi }
  /// The name.
  public var name: String { "en0" }
  /// The number.
  public var index: Int { 1 }
}

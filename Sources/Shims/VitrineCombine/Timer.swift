public import Foundation

/// A publisher that sends values only once it is connected.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects when it is subscribed to.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Publishers that operators return under names of their own.
public enum Publishers {
  /// A publisher that connects another one when it is subscribed to.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let values = upstream._subscribe(receiver)
      let connection = upstream.connect()
      return AnyCancellable {
        values.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  /// Returns a publisher of dates that never sends one: a picture shows one moment.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance)
  }

  /// A publisher of dates that never sends one.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    public let tolerance: TimeInterval?

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      self.interval = interval
      self.tolerance = tolerance
    }

    public func _subscribe(_ receiver: _Receiver<Date, Never>) -> AnyCancellable {
      AnyCancellable {}
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

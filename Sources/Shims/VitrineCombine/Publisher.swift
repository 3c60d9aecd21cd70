/// What a publisher tells: values, then an end or a failure.
///
/// Values are delivered as they come, to everybody who asked; nobody asks for a number of them.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}

/// Something that tells values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher whose kind nobody needs to know.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (_Receiver<Output, Failure>) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  init(subscribe: @escaping (_Receiver<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    subscribe(receiver)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls the closures with the end and with each value, until the result is dropped.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: { _ in }))
  }

  /// Puts each value into a property.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> AnyCancellable {
    sink { root[keyPath: path] = $0 }
  }
}

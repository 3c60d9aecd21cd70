/// A type-erased publisher.
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

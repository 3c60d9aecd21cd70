/// A publisher that sends one value, then ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receiver: _Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool

  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if endsAtOnce { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that is created on subscription.
public struct Deferred<Deferring: Publisher>: Publisher {
  private let make: () -> Deferring

  public init(createPublisher: @escaping () -> Deferring) { make = createPublisher }

  public func _subscribe(
    _ receiver: _Receiver<Deferring.Output, Deferring.Failure>
  ) -> AnyCancellable { make()._subscribe(receiver) }
}

/// A publisher of the one value or failure of a closure that starts at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let told = Audience<Output, Failure>()

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [told] result in
      switch result {
      case .success(let value):
        told.last = value
        told.send(value)
        told.end(.finished)
      case .failure(let error): told.end(.failure(error))
      }
    }
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    told.add(receiver)
  }
}

extension Sequence {
  /// A publisher that sends the elements in order, then ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self { receiver.value(element) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}

public import Foundation

extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(
          value: receiver.value,
          completion: {
            switch $0 {
            case .finished: receiver.completion(.finished)
            case .failure(let error): receiver.completion(.failure(transform(error)))
            }
          }))
    }
  }

  /// Maps values with a throwing closure; an error ends the stream with a failure.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 as any Error }.flatMap { value in
      AnyPublisher<T, any Error> { receiver in
        do {
          receiver.value(try transform(value))
          receiver.completion(.finished)
        } catch {
          receiver.completion(.failure(error))
        }
        return AnyCancellable {}
      }
    }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(value) }
  }

  /// Continues with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receiver in
      var second: AnyCancellable?
      let first = self._subscribe(
        _Receiver(
          value: receiver.value,
          completion: {
            switch $0 {
            case .finished: receiver.completion(.finished)
            case .failure(let error): second = handler(error)._subscribe(receiver)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }
}

extension Publisher where Output == Data {
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> {
    tryMap { try decoder.decode(Item.self, from: $0) }
  }
}

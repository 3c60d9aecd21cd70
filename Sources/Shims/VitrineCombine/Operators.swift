import Foundation

extension Publisher {
  /// Returns a publisher that passes each value of this one, with a receiver, to a closure that sends values
  /// of its own.
  private func heard<T>(
    _ value: @escaping (Output, _Receiver<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(value: { value($0, receiver) }, completion: receiver.completion))
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    heard { $1.value(transform($0)) }
  }

  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    heard { $1.value($0[keyPath: path]) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    heard { value, receiver in
      if let result = transform(value) { receiver.value(result) }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    heard { value, receiver in
      if isIncluded(value) { receiver.value(value) }
    }
  }

  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? value }
  }

  /// Calls the closures for values and the completion as they pass.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(
          value: {
            receiveOutput?($0)
            receiver.value($0)
          },
          completion: {
            receiveCompletion?($0)
            receiver.completion($0)
          }))
    }
  }

  /// Merges the publishers made from each value; ends when all of them have ended.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      let open = OpenStreams()
      func ended(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return open.close { receiver.completion(completion) } }
        open.end { receiver.completion(.finished) }
      }
      open.begin()
      let outer = self._subscribe(
        _Receiver(
          value: { value in
            open.begin()
            open.keep(
              transform(value)._subscribe(_Receiver(value: receiver.value, completion: ended)))
          }, completion: ended))
      return AnyCancellable {
        outer.cancel()
        open.cancel()
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(transform)
  }

  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(value: receiver.value, completion: { _ in receiver.completion(.finished) }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var last: Output?
      return self._subscribe(
        _Receiver(
          value: {
            guard last != $0 else { return }
            last = $0
            receiver.value($0)
          }, completion: receiver.completion))
    }
  }
}

/// The count of streams that a `flatMap` still waits for.
private final class OpenStreams {
  private var count = 0
  private var isClosed = false
  private var kept: [AnyCancellable] = []

  func begin() { count += 1 }
  func keep(_ stream: AnyCancellable) { kept.append(stream) }

  func end(_ last: () -> Void) {
    count -= 1
    if count == 0 { close(last) }
  }

  func close(_ tell: () -> Void) {
    guard !isClosed else { return }
    isClosed = true
    tell()
  }

  func cancel() {
    for stream in kept { stream.cancel() }
    kept = []
  }
}

public import Foundation

/// A context in which work is performed.
public protocol Scheduler {
  func _perform(_ work: @escaping () -> Void)
}

/// Work moved to another thread; its author is responsible for the safety of that.
private struct Moved: @unchecked Sendable {
  let work: () -> Void
}

extension DispatchQueue: Scheduler {
  public func _perform(_ work: @escaping () -> Void) {
    let moved = Moved(work: work)
    async { moved.work() }
  }
}

extension OperationQueue: Scheduler {
  public func _perform(_ work: @escaping () -> Void) {
    let moved = Moved(work: work)
    addOperation { moved.work() }
  }
}

extension RunLoop: Scheduler {
  public func _perform(_ work: @escaping () -> Void) {
    let moved = Moved(work: work)
    perform { moved.work() }
  }
}

/// A scheduler that performs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func _perform(_ work: @escaping () -> Void) { work() }
}

extension Publisher {
  /// Delivers values and completion on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(
          value: { value in scheduler._perform { receiver.value(value) } },
          completion: { end in scheduler._perform { receiver.completion(end) } }))
    }
  }

  /// Subscribes at once and ignores `scheduler`: the publisher works wherever it does by itself.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

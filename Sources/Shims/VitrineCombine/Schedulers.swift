public import Foundation

/// Where work is done.
public protocol Scheduler {
  func _perform(_ work: @escaping () -> Void)
}

/// Work that is handed to another thread by an author who says that it may be.
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

/// Does work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func _perform(_ work: @escaping () -> Void) { work() }
}

extension Publisher {
  /// Tells everything on a queue.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      self._subscribe(
        _Receiver(
          value: { value in scheduler._perform { receiver.value(value) } },
          completion: { end in scheduler._perform { receiver.completion(end) } }))
    }
  }

  /// Starts at once: what a publisher does is done where it does it.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

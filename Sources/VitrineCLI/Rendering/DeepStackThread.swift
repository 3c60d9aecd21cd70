import Foundation

/// Runs work that recurses for each level of a document on a thread of its own.
enum DeepStackThread {
  /// Runs work on a thread with a deep stack and waits for it; if no thread can be started, on the caller's
  /// own stack.
  static func run(_ work: @escaping () throws -> Void) throws {
    let outcome = Outcome(work)
    let done = DispatchSemaphore(value: 0)
    let isStarted = WorkerThread.start {
      outcome.run()
      done.signal()
    }
    if isStarted {
      done.wait()
    } else {
      WorkerThread.deepenOwnStack()
      outcome.run()
    }
    if let error = outcome.error { throw error }
  }

  /// The result of the work, used by the thread and then by the one that waited for it.
  private final class Outcome: @unchecked Sendable {
    private let work: () throws -> Void
    private(set) var error: (any Error)?

    init(_ work: @escaping () throws -> Void) { self.work = work }

    func run() {
      do { try work() } catch { self.error = error }
    }
  }
}

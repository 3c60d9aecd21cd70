import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// Does jobs one after the other, with memory of its own.
protocol QueueWorker: ~Copyable, SendableMetatype {
  associatedtype Job: Sendable
  associatedtype Result: Sendable

  init(renderer: Renderer)

  /// - Parameter isLast: this worker gets no further job.
  mutating func draw(_ job: Job, isLast: Bool) throws -> Result
}

/// Draws many pictures on several threads: each takes the next one as soon as it is free.
///
/// A worker holds one picture at a time and writes it at once, so that memory does not grow with the
/// number of pictures.
final class RenderQueue<Worker: QueueWorker & ~Copyable>: Sendable {
  typealias Job = Worker.Job
  typealias Result = Worker.Result

  private let jobs: [Job]
  private let renderer: Renderer
  private let next = Atomic<Int>(0)
  private let state: Mutex<State>
  /// Called for each result, in the order of the jobs, by one thread at a time.
  private let report: @Sendable (Result) -> Void

  private struct State {
    var failure: (index: Int, error: any Error)?
    /// Results that came before those of earlier jobs.
    var waiting: [Int: Result] = [:]
    var reported = 0
  }

  init(
    _ jobs: [Job], renderer: Renderer, report: @escaping @Sendable (Result) -> Void
  ) {
    self.jobs = jobs
    self.renderer = renderer
    self.report = report
    state = Mutex(State())
  }

  /// Draws everything, or what was begun before `isStopped` or a signal said so; throws the error of
  /// the first job that failed.
  func run(threads: Int, isStopped: @escaping @Sendable () -> Bool = { false }) throws {
    try Interruption.putOff {
      try start(threads) { isStopped() || Interruption.isAsked }
    }
  }

  private func start(_ threads: Int, _ isStopped: @escaping @Sendable () -> Bool) throws {
    let done = DispatchSemaphore(value: 0)
    let count = max(1, min(threads, jobs.count))
    for _ in 0..<count {
      let thread = Thread {
        self.work(count, isStopped)
        done.signal()
      }
      thread.stackSize = DeepStack.size
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    if let failure = state.withLock({ $0.failure }) { throw failure.error }
  }

  private func work(_ workers: Int, _ isStopped: () -> Bool) {
    var worker = Worker(renderer: renderer)
    while !isStopped() {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < jobs.count else { return }
      do {
        finish(index, try worker.draw(jobs[index], isLast: index + workers >= jobs.count))
      } catch {
        fail(index, error)
        return
      }
    }
  }

  private func finish(_ index: Int, _ result: Result) {
    state.withLock { state in
      state.waiting[index] = result
      while let next = state.waiting.removeValue(forKey: state.reported) {
        state.reported += 1
        report(next)
      }
    }
  }

  /// Keeps the failure of the earliest job and lets the other workers run out.
  private func fail(_ index: Int, _ error: any Error) {
    next.store(jobs.count, ordering: .relaxed)
    state.withLock { state in
      if index < state.failure?.index ?? .max { state.failure = (index, error) }
    }
  }
}

import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// Draws many pictures on several threads: each takes the next one as soon as it is free.
///
/// A worker holds one picture at a time and writes it at once, so that memory does not grow with the
/// number of pictures.
final class RenderQueue: Sendable {
  private let jobs: [RenderJob]
  private let renderer: Renderer
  private let next = Atomic<Int>(0)
  private let state: Mutex<State>
  /// Called for each result, in the order of the jobs, by one thread at a time.
  private let report: @Sendable (RenderResult) -> Void

  private struct State {
    var failure: (index: Int, error: any Error)?
    /// Results that came before those of earlier jobs.
    var waiting: [Int: RenderResult] = [:]
    var reported = 0
  }

  init(
    _ jobs: [RenderJob], renderer: Renderer, report: @escaping @Sendable (RenderResult) -> Void
  ) {
    self.jobs = jobs
    self.renderer = renderer
    self.report = report
    state = Mutex(State())
  }

  /// Draws everything; throws the error of the first job that failed.
  func run(threads: Int) throws {
    let done = DispatchSemaphore(value: 0)
    let count = max(1, min(threads, jobs.count))
    for _ in 0..<count {
      let thread = Thread {
        self.work()
        done.signal()
      }
      thread.stackSize = DeepStack.size
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    if let failure = state.withLock({ $0.failure }) { throw failure.error }
  }

  private func work() {
    var worker = RenderWorker(renderer: renderer)
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < jobs.count else { return }
      do {
        finish(index, try worker.draw(jobs[index]))
      } catch {
        fail(index, error)
        return
      }
    }
  }

  private func finish(_ index: Int, _ result: RenderResult) {
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

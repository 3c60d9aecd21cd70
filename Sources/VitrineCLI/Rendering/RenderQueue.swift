import Synchronization
import Vitrine

/// Draws many pictures on several threads: each takes the next one as soon as it is free.
///
/// Jobs are made on demand, and a worker holds one picture at a time and writes it at once, so that memory
/// does not grow with the number of pictures.
final class RenderQueue<Worker: QueueWorker & ~Copyable>: Sendable {
  typealias Job = Worker.Job
  typealias Outcome = Swift.Result<Worker.Result, UndrawnPicture>

  private let count: Int
  private let job: @Sendable (Int) -> Job
  private let renderer: PictureRenderer
  private let next = Atomic<Int>(0)
  private let state: Mutex<State>
  /// Called for each outcome, in the order of the jobs, by one thread at a time.
  private let report: @Sendable (Outcome) -> Void

  private struct State {
    var failure: (index: Int, error: any Error)?
    var finished = InOrder<Outcome>()
  }

  /// - Parameter job: makes the job for an index from 0 up to, but not including, `count`.
  init(
    count: Int, renderer: PictureRenderer, job: @escaping @Sendable (Int) -> Job,
    report: @escaping @Sendable (Outcome) -> Void
  ) {
    self.count = count
    self.job = job
    self.renderer = renderer
    self.report = report
    state = Mutex(State())
  }

  /// Draws everything, or only the jobs begun before `isStopped` or a signal ended the run; throws the
  /// error of the first job that failed.
  func run(threads: Int, isStopped: @escaping @Sendable () -> Bool = { false }) throws {
    try Interruption.putOff {
      WorkerThread.run(max(1, min(threads, count))) { workers in
        self.work(workers) { isStopped() || Interruption.isAsked }
      }
      if let failure = state.withLock({ $0.failure }) { throw failure.error }
    }
  }

  private func work(_ workers: Int, _ isStopped: () -> Bool) {
    var worker = Worker(renderer: renderer)
    while !isStopped() {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      do {
        finish(index, .success(try worker.draw(job(index), isLast: index + workers >= count)))
      } catch let error as UndrawnPicture {
        finish(index, .failure(error))
      } catch {
        fail(index, error)
        return
      }
    }
  }

  private func finish(_ index: Int, _ outcome: Outcome) {
    state.withLock { $0.finished.finish(index, outcome, report) }
  }

  /// Keeps the failure of the earliest job and lets the other workers finish.
  private func fail(_ index: Int, _ error: any Error) {
    next.store(count, ordering: .relaxed)
    state.withLock { state in
      if index < state.failure?.index ?? .max { state.failure = (index, error) }
    }
  }
}

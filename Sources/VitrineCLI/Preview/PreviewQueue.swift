import Dispatch
import Synchronization
import VitrineGraphics

/// Runs jobs one after the other on a thread with a deep stack, for callers on threads without one.
final class PreviewQueue: Sendable {
  /// A job, and where its answer is put.
  private final class Job: Sendable {
    let bytes: [UInt8]
    let answer = Mutex("")
    let isDone = DispatchSemaphore(value: 0)

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private let jobs = Mutex<[Job]>([])
  private let arrived = DispatchSemaphore(value: 0)

  /// Returns the answer to a job; nil if too many wait.
  func answer(_ bytes: [UInt8]) -> String? {
    let job = Job(bytes)
    let isTaken = jobs.withLock { jobs in
      guard jobs.count < PreviewLimits.jobs else { return false }
      jobs.append(job)
      return true
    }
    guard isTaken else { return nil }
    arrived.signal()
    job.isDone.wait()
    return job.answer.withLock { $0 }
  }

  /// The answer to a job that is not taken.
  static func refusal(version: Int) -> String {
    var json = JSONText()
    json.object { json in
      json.member("version", version)
      json.key("error")
      PreviewError(JobError(.budget, "too many pages wait for pictures")).write(to: &json)
    }
    return json.text
  }

  /// Answers jobs for ever.
  func run<Runner: PreviewRunner & ~Copyable>(_ runner: consuming Runner) {
    while true {
      arrived.wait()
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
      let answer = runner.answer(job.bytes)
      job.answer.withLock { $0 = answer }
      job.isDone.signal()
    }
  }
}

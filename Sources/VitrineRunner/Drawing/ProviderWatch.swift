import Dispatch
import Foundation
import Synchronization
import VitrineGraphics

/// Ends the program, or has it start again, when author's code keeps the main thread, from which no other code can take
/// it back.
package enum ProviderWatch {
  /// The seconds for which the main thread may answer nothing else: three times those of one answer, which is
  /// awaited for a limited time as long as the main thread is free.
  package static let seconds = 90.0

  /// Whether the process is a bundle's program. Others, such as one of tests, have more work on their main thread, and
  /// are not ended for it.
  private static let guardsProcess = Atomic(false)

  /// Has providers of this process watched.
  static func guardProcess() { guardsProcess.store(true, ordering: .relaxed) }

  /// Returns what the work does; in a bundle's program it may end that with a message and `Exit.badInput`.
  ///
  /// - Parameters:
  ///   - widget: the kind of the widget whose code runs.
  ///   - seconds: the time for which the work may keep the main thread at a stretch, in any process; nil is the usual
  ///     one, in a bundle's program.
  ///   - isJSON: whether the message is an object.
  ///   - limit: the seconds for one picture; nil means that the usual ones count.
  @MainActor
  package static func limiting<Value>(
    _ widget: String, to seconds: Double? = nil, asJSON isJSON: Bool, within limit: Double? = nil,
    _ work: @MainActor () async -> Value
  ) async -> Value {
    let usual =
      guardsProcess.load(ordering: .relaxed) ? min(Self.seconds, limit ?? Self.seconds) : nil
    guard let seconds = seconds ?? usual else { return await work() }
    let report = ErrorReport(
      .input,
      "the code of widget “\(widget)” keeps the main thread, and has not let go of it for \(Int(seconds.rounded(.up))) s"
    )
    let pulse = MainThreadPulse(longest: seconds, report, asJSON: isJSON)
    pulse.feel()
    defer { pulse.stop() }
    return await work()
  }
}

/// Asks the main thread for a sign again and again, as a clock alone cannot tell a thread that is kept from one that
/// others use in turn.
private final class MainThreadPulse: Sendable {
  private let longest: Double
  private let report: ErrorReport
  private let isJSON: Bool
  /// The time of the last sign, in nanoseconds since the system started.
  private let lastSign = Atomic(DispatchTime.now().uptimeNanoseconds)
  private let isOver = Atomic(false)

  init(longest: Double, _ report: ErrorReport, asJSON isJSON: Bool) {
    (self.longest, self.report, self.isJSON) = (longest, report, isJSON)
  }

  func stop() { isOver.store(true, ordering: .relaxed) }

  func feel() {
    guard !isOver.load(ordering: .relaxed) else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    let last = lastSign.load(ordering: .relaxed)
    if now > last, Double(now - last) > longest * 1e9 {
      if FallWatch.startsAgain {
        Output.message("note: " + report.message)
        FallWatch.fall()
      }
      report.tell(asJSON: isJSON)
      exit(Exit.badInput)
    }
    DispatchQueue.main.async {
      self.lastSign.store(DispatchTime.now().uptimeNanoseconds, ordering: .relaxed)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + longest / 8) { self.feel() }
  }
}

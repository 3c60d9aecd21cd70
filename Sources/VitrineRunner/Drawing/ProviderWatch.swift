import Dispatch
import Foundation
import VitrineGraphics

/// Ends the program when a provider keeps the main thread, from which no other code can take it back.
package enum ProviderWatch {
  /// The seconds that all answers for a picture may take: three times those of one answer, which is awaited for a
  /// limited time as long as the main thread is free.
  package static let seconds = 90.0

  /// Returns what the work does, or ends the program with a message and `Exit.badInput`.
  ///
  /// - Parameters:
  ///   - widget: the kind of the widget whose provider is asked.
  ///   - seconds: the time that the work may take.
  ///   - isJSON: whether the message is an object.
  @MainActor
  package static func limiting<Value>(
    _ widget: String, to seconds: Double = Self.seconds, asJSON isJSON: Bool,
    _ work: @MainActor () async -> Value
  ) async -> Value {
    let report = ErrorReport(
      .input,
      "the provider of widget “\(widget)” keeps the main thread, and has not let go of it for \(Int(seconds.rounded(.up))) s"
    )
    let alarm = ending(report, asJSON: isJSON)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: alarm)
    defer { alarm.cancel() }
    return await work()
  }

  /// What ends the program, on any thread: a closure that was made on the main actor would be bound to it.
  private nonisolated static func ending(
    _ report: ErrorReport, asJSON isJSON: Bool
  ) -> DispatchWorkItem {
    DispatchWorkItem {
      report.tell(asJSON: isJSON)
      exit(Exit.badInput)
    }
  }
}

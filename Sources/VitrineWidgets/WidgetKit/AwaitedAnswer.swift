import Dispatch
import Synchronization
import VitrineViews

/// The turns of the main thread within the time that is granted to an answer.
private let grantedTurns = 16

/// An answer that comes once, later or never.
///
/// Whoever waits is told of the first of these: the answer, the end of the last handle that could give it, and
/// the end of the time that was granted.
final class AwaitedAnswer<Value>: Sendable {
  typealias Outcome = Result<UncheckedTransfer<Value>, AnswerFailure>

  private struct State {
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  private let state = Mutex(State())

  /// Returns the outcome, which is `late` after a number of seconds.
  ///
  /// The time is granted in parts, after each of which the main thread has its turn: where it serves many in turn, as
  /// in a process of tests, whoever answers gets as many turns as it does.
  func wait(seconds: Double) async -> Outcome {
    // The clock is none of the author's work, and shall not count as such.
    Surroundings.$current.withValue(nil) {
      grant(grantedTurns, each: seconds / Double(grantedTurns))
    }
    return await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func grant(_ turns: Int, each seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      guard self.state.withLock({ $0.outcome == nil }) else { return }
      DispatchQueue.main.async {
        if turns > 1 { self.grant(turns - 1, each: seconds) } else { self.settle(.failure(.late)) }
      }
    }
  }

  /// Records an outcome unless there is one.
  func settle(_ outcome: sending Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }
}

/// Why there is no answer.
enum AnswerFailure: Error {
  case dropped, late
}

/// A handle by which an answer is given; once it has gone, nobody can give it any more.
final class AnswerHandle<Value>: Sendable {
  private let answer: AwaitedAnswer<Value>

  init(_ answer: AwaitedAnswer<Value>) { self.answer = answer }

  func give(_ value: Value) { answer.settle(.success(UncheckedTransfer(value: value))) }

  deinit { answer.settle(.failure(.dropped)) }
}

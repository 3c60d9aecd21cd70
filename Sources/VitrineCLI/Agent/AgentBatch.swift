import Synchronization
import VitrineGraphics

/// The answers to the requests of one batch, which go out together once the last is there.
package final class AgentBatch: Sendable {
  private struct State {
    /// The answers in the order of their requests; nil for one that is not there yet, or is not wanted any more.
    var answers: [String?]
    var missing: Int
  }

  private let state: Mutex<State>

  /// The most calls of tools in one batch, whose answers wait for each other in memory.
  package static let mostCalls = 16

  /// - Parameters:
  ///   - answers: the answers that are known, nil for those of calls.
  ///   - missing: the number of calls.
  init(answers: [String?], missing: Int) {
    state = Mutex(State(answers: answers, missing: missing))
  }

  /// Takes the answer of a call.
  ///
  /// - Parameter answer: nil for a call that was cancelled, which has none.
  /// - Returns: the whole answer once no call is missing; nil before, and where there is nothing to say.
  func finish(_ index: Int, _ answer: String?) -> String? {
    state.withLock { state in
      state.answers[index] = answer
      state.missing -= 1
      return state.missing == 0 ? Self.text(state.answers) : nil
    }
  }

  /// The answers as a list; nil without any, as nothing answers notifications.
  static func text(_ answers: [String?]) -> String? {
    let answers = answers.compactMap { $0 }
    guard !answers.isEmpty else { return nil }
    var json = JSONText()
    json.array(answers) { $0.raw($1) }
    return json.text
  }
}

import Synchronization

/// The problems of named colours that a picture's views asked for. Colours are asked for wherever a style is made, which
/// has no other place for what is wrong with them.
nonisolated final class AskedColors: Sendable {
  private struct State {
    var seen: Set<String> = []
    var problems: [String] = []
  }

  private let state = Mutex(State())

  /// The most problems that are kept; a widget has some dozen colours.
  private static let mostProblems = 100

  func add(_ problem: String) {
    state.withLock { state in
      guard state.problems.count < Self.mostProblems, state.seen.insert(problem).inserted else {
        return
      }
      state.problems.append(problem)
    }
  }

  /// The problems in the order in which colours were asked for.
  var problems: [String] { state.withLock { $0.problems } }
}

/// What an author asked of a view and cannot be drawn, with the place in the source.
nonisolated struct UIViewProblem: Hashable, Sendable {
  var code: String
  var message: String
}

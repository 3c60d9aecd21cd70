/// An author's request to a view that cannot be drawn, with the place in the source.
nonisolated struct UIViewProblem: Hashable, Sendable {
  var code: String
  var message: String
}

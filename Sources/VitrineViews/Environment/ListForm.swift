/// The forms in which lists are drawn.
public nonisolated enum _ListForm: Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections from edge to edge on a ground.
  case grouped
  /// Sections on rounded cards.
  case insetGrouped
}

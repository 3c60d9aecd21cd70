import VitrineGraphics

/// The sizes of icons beside text, in em.
nonisolated enum SymbolMetrics {
  /// The height in em of the view box of drawings whose symbols have no known frame: drawings on a grid of
  /// symbols that have one are then neither wider nor narrower than these on average.
  static let boxPerEm = 1.1
  /// The frame of the sign for unknown names.
  static let unknown = Size(1.1, 1.1)
}

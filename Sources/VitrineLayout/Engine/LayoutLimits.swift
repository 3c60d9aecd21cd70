/// Bounds that keep `place` total: beyond them content is dropped or clamped, with a diagnostic.
public enum LayoutLimits {
  /// Nodes on the longest path from the root that are laid out. Measuring recurses once for each
  /// level: this many modifiers need less than 512 KiB of stack, this many stacks in each other
  /// 2 MiB, and 6 MiB in a debug build (measured; threads have 8 MiB).
  public static let depth = 1_000
  /// Nodes in a tree, those that geometry readers make included.
  public static let nodes = 1 << 20
  /// The longest side and farthest position of a frame, in points: larger than any canvas, small
  /// enough that a pixel still is a pixel in double precision.
  public static let length = 1e7
  /// Lines or columns of a lazy grid, which a tiny adaptive minimum could multiply.
  public static let gridTracks = 1_000
  /// Diagnostics of one kind that are reported singly.
  public static let diagnosticsOfOneKind = 100
}

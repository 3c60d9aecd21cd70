/// Limits that keep `place` total: content beyond them is dropped or clamped, with a diagnostic.
public enum LayoutLimits {
  /// The deepest nesting of nodes that is laid out. Measuring recurses once for each level: this many
  /// modifiers need less than 512 KiB of stack, this many nested stacks 2 MiB, and 6 MiB in a debug build
  /// (measured; threads have 8 MiB).
  public static let depth = 1_000
  /// The largest number of nodes in a tree, including those made by geometry readers.
  public static let nodes = 1 << 20
  /// The longest side and farthest position of a frame, in points: larger than any canvas, and small enough
  /// for pixel precision in a double.
  public static let length = 1e7
  /// The largest number of lines or columns of a lazy grid, which a tiny adaptive minimum could multiply.
  public static let gridTracks = 1_000
  /// The largest number of views kept of children that a `ViewThatFits` did not show: enough for a widget,
  /// and little beside the records that hold them.
  public static let rejectedNodes = 512
  /// The largest number of diagnostics of one kind that are reported individually.
  public static let diagnosticsOfOneKind = 100
}

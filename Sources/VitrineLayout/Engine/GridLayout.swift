import VitrineGraphics

/// A grid with measured columns and rows.
struct GridLayout {
  var size: Size
  var cells: [GridCell]
  /// The left edges and widths of columns, and the tops and heights of rows, in points.
  var columns: [Span]
  var rows: [Span]
  /// The horizontal guide that aligns the cells of each column.
  var columnGuides: [GuideKey] = []

  struct Span {
    var start = 0.0
    var length = 0.0
    var end: Double { start + length }
  }
}

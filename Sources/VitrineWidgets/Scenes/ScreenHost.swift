package import VitrineGraphics
import VitrineViews

/// A part of a screen that gives widgets places, one after the other.
protocol ScreenHost {
  /// Takes a place for a widget.
  ///
  /// - Parameters:
  ///   - cell: the cell of its leading top corner; nil is the first free place.
  ///   - member: the widget's index on the screen.
  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace
}

/// The place of a widget on a screen.
package struct ScreenPlace: Hashable, Sendable {
  /// The frame in points from the screen's leading top corner; nil where the scene stacks its widgets.
  package var frame: Rect?
  /// The cells that the widget covers; nil on screens without a grid.
  package var cells: ScreenCells?
}

/// A rectangle of cells.
package struct ScreenCells: Hashable, Sendable {
  package var first: ScreenCell
  package var columns: Int
  package var rows: Int

  package func contains(column: Int, row: Int) -> Bool {
    (first.column..<first.column + columns).contains(column)
      && (first.row..<first.row + rows).contains(row)
  }

  package func overlaps(_ other: ScreenCells) -> Bool {
    first.column < other.first.column + other.columns
      && other.first.column < first.column + columns
      && first.row < other.first.row + other.rows && other.first.row < first.row + rows
  }
}

/// The reason why a host has no place for a widget.
enum ScreenRefusal: Error {
  /// No place is left.
  case full
  /// The cells are taken by another member of the screen.
  case taken(by: Int)
  /// The cell is none where the family may stand; those are all of these columns and rows.
  case outside(columns: [Int], rows: [Int])
  /// The host has no cells.
  case noGrid
}

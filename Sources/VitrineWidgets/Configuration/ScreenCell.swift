/// A cell of a Home Screen's grid: on phones of an icon, on tablets of a small widget.
public struct ScreenCell: Hashable, Sendable, CustomStringConvertible {
  /// The column from 0, from the edge where the language's lines start.
  public var column: Int
  /// The row from 0, from the top.
  public var row: Int

  /// Creates the cell of a column and a row, both from 0.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The cell as documents write it: `[column, row]`.
  public var description: String { "[\(column), \(row)]" }
}

/// The cells of a grid in which the same steps are drawn.
///
/// The steps are those of the cell in column 0 and row 0; any other shows them moved by whole numbers of `right` and
/// `down`, which are in the picture's space.
public struct VectorTiles: Hashable, Sendable {
  public var right: Point
  public var down: Point
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(right: Point, down: Point, columns: Range<Int>, rows: Range<Int>) {
    self.right = right
    self.down = down
    self.columns = columns
    self.rows = rows
  }

  /// The most steps that are counted: a picture with more of them is not drawn.
  package static let most = 1 << 40

  /// The number of cells.
  package var count: Int { columns.count.multipliedClamped(by: rows.count) }

  /// Calls `body` with the way from the first cell to each, row by row.
  package func forEach(_ body: (Affine) -> Void) {
    for row in rows {
      for column in columns {
        let way = right * Double(column) + down * Double(row)
        body(.translation(way.x, way.y))
      }
    }
  }
}

extension Int {
  /// The product, at most `VectorTiles.most`; both factors are at least 0.
  func multipliedClamped(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? VectorTiles.most : Swift.min(product, VectorTiles.most)
  }
}

package import VitrineGraphics

/// Where the pictures and captions of a filmstrip lie; points.
package struct FilmstripGeometry: Hashable, Sendable {
  /// More pictures than this are too small to see when the whole strip is.
  package static let mostFrames = 48
  /// Around the whole, between pictures, and between a picture and its caption.
  package static let margin = 24.0
  package static let gap = 20.0
  package static let captionGap = 6.0
  /// A caption's two lines, the third one of entries with a relevance, and the heading with the gap
  /// below it.
  package static let captionHeight = 32.0
  package static let relevanceHeight = 15.0
  package static let headingHeight = 52.0
  /// Widths of a strip: a wide window, and the shortest that holds a heading.
  package static let mostWidth = 1500.0
  package static let leastWidth = 360.0
  /// The shortest line that holds a caption.
  package static let leastColumn = 148.0
  /// Pixels of a whole strip: what a reader opens at once.
  package static let mostPixels = 24_000_000.0

  package let count: Int
  /// Points of one picture.
  package let cell: Size
  package let captionHeight: Double
  package let columns: Int
  package let rows: Int

  /// - Parameters:
  ///   - count: pictures, at most `mostFrames` of which have a place.
  ///   - cell: points of each.
  ///   - hasRelevance: whether captions have a line for it.
  package init(count: Int, cell: Size, hasRelevance: Bool = false) {
    captionHeight = Self.captionHeight + (hasRelevance ? Self.relevanceHeight : 0)
    self.count = max(0, min(count, Self.mostFrames))
    self.cell = Size(max(1, cell.width), max(1, cell.height))
    let column = max(self.cell.width, Self.leastColumn)
    let room = Self.mostWidth - 2 * Self.margin
    let most = max(1, Int((room + Self.gap) / (column + Self.gap)))
    // As few rows as fit, then as few columns as fill them: no row is much shorter than the others.
    rows = max(1, (self.count + most - 1) / most)
    columns = max(1, (self.count + rows - 1) / rows)
  }

  private var column: Double { max(cell.width, Self.leastColumn) }
  private var row: Double { cell.height + Self.captionGap + captionHeight }

  package var size: Size {
    let width = Double(columns) * (column + Self.gap) - Self.gap + 2 * Self.margin
    return Size(
      max(width, Self.leastWidth),
      Self.headingHeight + Double(rows) * (row + Self.gap) - Self.gap + 2 * Self.margin)
  }

  package var heading: Rect {
    Rect(
      x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin,
      height: Self.headingHeight)
  }

  /// A picture's place, from the left edge of its column.
  package func picture(_ index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: Self.margin + Double(column) * (self.column + Self.gap),
      y: Self.margin + Self.headingHeight + Double(row) * (self.row + Self.gap),
      width: cell.width, height: cell.height)
  }

  package func caption(_ index: Int) -> Rect {
    let picture = picture(index)
    return Rect(
      x: picture.x, y: picture.maxY + Self.captionGap, width: column, height: captionHeight)
  }

  /// Pixels in a point: the wanted number, or less where the strip would be too large.
  package func scale(wanted: Double) -> Double {
    for scale in [wanted, 2, 1] where scale <= wanted {
      if size.width * size.height * scale * scale <= Self.mostPixels { return scale }
    }
    return 1
  }
}

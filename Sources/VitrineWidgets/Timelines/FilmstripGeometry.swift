package import VitrineGraphics
import VitrineViews

/// The positions of a filmstrip's pictures and captions, in points.
package struct FilmstripGeometry: Hashable, Sendable {
  /// The largest number of pictures; more would be too small in a view of the whole strip.
  package static let mostFrames = 48
  /// The spaces around the strip, between pictures, and between a picture and its caption.
  package static let margin = 24.0
  package static let gap = 20.0
  package static let captionGap = 6.0
  /// The height of a caption's two lines, of the third line of entries with a relevance, and of the heading
  /// with the gap below it.
  package static let captionHeight = 32.0
  package static let relevanceHeight = 15.0
  package static let headingHeight = 52.0
  /// The widths of a strip: that of a wide window, and the shortest that fits a heading.
  package static let mostWidth = 1500.0
  package static let leastWidth = 360.0
  /// The least width of a column, which fits a caption.
  package static let leastColumn = 148.0
  /// The largest number of pixels of a whole strip, which a viewer opens at once.
  package static let mostPixels = 24_000_000.0

  package let count: Int
  /// The size of one picture in points.
  package let cell: Size
  package let captionHeight: Double
  package let columns: Int
  package let rows: Int

  /// Lays out a filmstrip.
  ///
  /// - Parameters:
  ///   - count: the number of pictures; those beyond `mostFrames` are dropped.
  ///   - cell: the size of each in points.
  ///   - hasRelevance: whether captions have a line for the relevance.
  package init(count: Int, cell: Size, hasRelevance: Bool = false) {
    captionHeight = Self.captionHeight + (hasRelevance ? Self.relevanceHeight : 0)
    self.count = max(0, min(count, Self.mostFrames))
    self.cell = Size(max(1, cell.width), max(1, cell.height))
    let column = max(self.cell.width, Self.leastColumn)
    let room = Self.mostWidth - 2 * Self.margin
    let most = max(1, Int((room + Self.gap) / (column + Self.gap)))
    // As few rows as possible, then as few columns as fill them: no row is much shorter than the others.
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

  /// The frame of a picture, at the left edge of its column.
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

  /// The pixels per point: the wanted number, or fewer if the strip would be too large.
  package func scale(wanted: Double) -> Double {
    for scale in [wanted, 2, 1] where scale <= wanted {
      if size.width * size.height * scale * scale <= Self.mostPixels { return scale }
    }
    return 1
  }
}

import VitrineGraphics

/// A view in a grid with its columns and its placement.
struct GridCell {
  var element: Int
  var row: Int
  var column: Int
  var span: Int
  var traits: GridCellTraits
  var placement = ContentPlacement(offer: .ideal, size: .zero, origin: .zero)

  var columns: Range<Int> { column..<(column + span) }
}

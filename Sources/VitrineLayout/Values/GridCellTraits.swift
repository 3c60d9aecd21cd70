public import VitrineGraphics

/// The values of `gridCellColumns` and related modifiers for a grid's cell.
public struct GridCellTraits: Hashable, Sendable {
  public var columns: Int = 1
  public var anchor: UnitPosition?
  public var columnAlignment: HorizontalGuide?
  public var unsizedHorizontally = false
  public var unsizedVertically = false

  public init() {}
}

extension GridCellTraits {
  /// The values that an author set, by the names of their modifiers.
  package var values: [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    if columns != 1 { result.append(("columns", "\(columns)")) }
    if let anchor { result.append(("anchor", anchor.dumpText)) }
    if let columnAlignment { result.append(("columnAlignment", columnAlignment.name)) }
    let axes = [(unsizedHorizontally, "horizontal"), (unsizedVertically, "vertical")]
    let unsized = axes.filter(\.0).map(\.1)
    if !unsized.isEmpty { result.append(("unsizedAxes", unsized.joined(separator: " "))) }
    return result
  }

  /// Returns the traits of several modifiers on one cell: those of this outer one win if set.
  func merged(over inner: GridCellTraits) -> GridCellTraits {
    var result = inner
    if columns != 1 { result.columns = columns }
    result.anchor = anchor ?? result.anchor
    result.columnAlignment = columnAlignment ?? result.columnAlignment
    result.unsizedHorizontally = result.unsizedHorizontally || unsizedHorizontally
    result.unsizedVertically = result.unsizedVertically || unsizedVertically
    return result
  }
}

import VitrineGraphics
package import VitrineViews

/// The widgets' places on a page of the Home Screen.
struct HomePage: ScreenHost {
  private let grid: HomeGrid
  private let device: Device
  private var taken: [(cells: ScreenCells, member: Int)] = []

  init(_ configuration: RenderConfiguration) {
    grid = HomeGrid(configuration)
    device = configuration.device
  }

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    let places = grid.places(of: family, on: device)
    let found = try cell.map { (cell) throws(ScreenRefusal) in
      try free(places, at: cell)
    }
    guard let place = found ?? places.first(where: { owner(of: $0) == nil }),
      let cells = place.cells
    else { throw .full }
    taken.append((cells, member))
    return place
  }

  private func free(
    _ places: [ScreenPlace], at cell: ScreenCell
  ) throws(ScreenRefusal) -> ScreenPlace {
    guard let place = places.first(where: { $0.cells?.first == cell }) else {
      let firsts = places.compactMap(\.cells?.first)
      throw .outside(
        columns: Set(firsts.map(\.column)).sorted(), rows: Set(firsts.map(\.row)).sorted())
    }
    if let owner = owner(of: place) { throw .taken(by: owner) }
    return place
  }

  /// Returns the member that covers a part of a place.
  private func owner(of place: ScreenPlace) -> Int? {
    guard let cells = place.cells else { return nil }
    return taken.first { $0.cells.overlaps(cells) }?.member
  }
}

extension HomeGrid {
  /// Returns every place of a family in reading order: on phones the slots, on tablets every run of cells that
  /// is long enough.
  package func places(of family: WidgetFamily, on device: Device) -> [ScreenPlace] {
    device.kind == .iPad ? tabletPlaces(of: family, on: device) : phonePlaces(of: family)
  }

  private func phonePlaces(of family: WidgetFamily) -> [ScreenPlace] {
    let size = cells(of: family)
    let side = cellsOfSmall
    let inRow = family == .systemSmall ? slots.columns.count : 1
    return slots.places(of: family).enumerated().map { index, frame in
      let first = ScreenCell(column: index % inRow * side, row: index / inRow * side)
      return ScreenPlace(
        frame: frame, cells: ScreenCells(first: first, columns: size.columns, rows: size.rows))
    }
  }

  private func tabletPlaces(of family: WidgetFamily, on device: Device) -> [ScreenPlace] {
    let size = cells(of: family)
    let shown = device.widgetSize(family)?.shown ?? .zero
    let (columns, rows) = (slots.columns.count - size.columns, slots.rows.count - size.rows)
    guard size.columns > 0, columns >= 0, rows >= 0 else { return [] }
    return (0...rows).flatMap { row in
      (0...columns).map { column in
        ScreenPlace(
          frame: Rect(
            x: slots.columns[column], y: slots.rows[row], width: shown.width, height: shown.height),
          cells: ScreenCells(
            first: ScreenCell(column: column, row: row), columns: size.columns, rows: size.rows))
      }
    }
  }
}

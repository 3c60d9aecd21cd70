import VitrineGraphics
import VitrineViews

/// The places of controls on a Lock Screen.
enum ControlPlace {
  /// The places of the torch and the camera, in this order.
  static let lockPlaces = 2

  /// Returns the frame of a place in points from the screen's leading top corner; nil beyond the last. The torch is on
  /// the left in every language.
  static func onLock(_ index: Int, _ configuration: RenderConfiguration) -> Rect? {
    guard index < lockPlaces else { return nil }
    let inset = LockMetrics(configuration).buttonInset
    let side = ControlMetrics.lockSide
    let screen = configuration.screenSize
    let near = inset.width - side / 2
    let far = screen.width - near - side
    let isRightToLeft = LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
    return Rect(
      x: isRightToLeft == (index == 0) ? far : near,
      y: screen.height - inset.height - side / 2, width: side, height: side)
  }
}

/// The cells of a Control Center on a screen, in points from its leading top corner.
package struct ControlCenterGrid {
  let metrics: ControlMetrics
  private let origin: Point

  init(_ configuration: RenderConfiguration) {
    metrics = ControlMetrics(configuration.device, os: configuration.design)
    let screen = configuration.screenSize
    let width = metrics.length(ControlMetrics.columns)
    let bar = StatusBarMetrics(configuration).bottom
    if configuration.device.kind == .iPad {
      // Below the corner that it is opened from (estimated).
      origin = Point(screen.width - metrics.margin - width, bar + Self.tabletGap)
    } else {
      // In the middle (estimated: a public number gives the columns alone).
      let height = metrics.length(ControlMetrics.rows)
      origin = Point((screen.width - width) / 2, max(bar, (screen.height - height) / 2).rounded())
    }
  }

  /// The distance of a tablet's grid from the status bar (estimated).
  private static let tabletGap = 24.0

  /// Returns the frame of a module.
  func frame(of cells: ScreenCells) -> Rect {
    let step = metrics.unit + metrics.gap
    let size = metrics.size(columns: cells.columns, rows: cells.rows)
    return Rect(
      x: origin.x + Double(cells.first.column) * step,
      y: origin.y + Double(cells.first.row) * step, width: size.width, height: size.height)
  }

  /// The first row of controls: the third, below the two large modules of the system.
  package static let firstRow = 2

  /// Returns the first free cells of a control, row by row; nil if no place is left.
  ///
  /// - Parameter taken: the cells of other controls.
  package static func free(
    for size: ControlWidgetSize, beside taken: [ScreenCells]
  ) -> ScreenCells? {
    let own = ControlMetrics.cells(of: size)
    let taken = taken + ControlCenterModule.fixed.map(\.cells)
    for row in firstRow...(ControlMetrics.rows - own.rows) {
      for column in 0...(ControlMetrics.columns - own.columns) {
        let cells = ScreenCells(
          first: ScreenCell(column: column, row: row), columns: own.columns, rows: own.rows)
        if !taken.contains(where: cells.overlaps) { return cells }
      }
    }
    return nil
  }
}

import VitrineGraphics
import VitrineViews

/// The place of a control on a screen.
package enum ControlPlace {
  /// Returns the frame in points from the screen's leading top corner; nil for other surfaces.
  static func frame(_ configuration: RenderConfiguration) -> Rect? {
    guard let size = configuration.surface.controlSize else { return nil }
    if configuration.scene == .lock { return onLock(configuration) }
    let cells = ControlMetrics.cells(of: size)
    return ControlCenterGrid(configuration).frame(
      column: 0, row: firstRow, columns: cells.columns, rows: cells.rows)
  }

  /// The row of the control: the third, below the two large modules of the system.
  package static let firstRow = 2

  /// The place of the torch, which is on the left in every language.
  private static func onLock(_ configuration: RenderConfiguration) -> Rect {
    let inset = LockMetrics(configuration).buttonInset
    let side = ControlMetrics.lockSide
    let screen = configuration.screenSize
    let left = inset.width - side / 2
    let isRightToLeft = LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
    return Rect(
      x: isRightToLeft ? screen.width - left - side : left,
      y: screen.height - inset.height - side / 2, width: side, height: side)
  }
}

/// The cells of a Control Center on a screen, in points from its leading top corner.
struct ControlCenterGrid {
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

  /// Returns the frame of a module by its first cell, counted from 0, and the number of its cells.
  func frame(column: Int, row: Int, columns: Int, rows: Int) -> Rect {
    let step = metrics.unit + metrics.gap
    let size = metrics.size(columns: columns, rows: rows)
    return Rect(
      x: origin.x + Double(column) * step, y: origin.y + Double(row) * step, width: size.width,
      height: size.height)
  }
}

package import VitrineGraphics
package import VitrineViews

/// The dimensions of controls in a Control Center, in points.
///
/// Unit, gap and margins: the grid of four columns that iOS 18 and 26.1 compute from the width of the screen
/// (observed); that the gap is 15/68 of the unit is derived from the four columns' width in units, 4.66176471.
package struct ControlMetrics: Hashable, Sendable {
  /// The side of a cell.
  package let unit: Double
  /// The distance between cells.
  package let gap: Double
  /// The least distance to the sides of the screen.
  package let margin: Double
  /// The major version of the system.
  private let os: Int

  package static let (columns, rows) = (4, 8)
  /// The width of the columns with their gaps in units.
  private static let columnsInUnits = 4.66176471
  private static let gapInUnits = 15.0 / 68
  /// The cells of tablets (observed).
  private static let (tabletUnit, tabletGap) = (66.0, 10.0)

  package init(_ device: Device, os: Int) {
    self.os = os
    margin = Self.margin(of: device)
    if device.kind == .iPad {
      (unit, gap) = (Self.tabletUnit, Self.tabletGap)
      return
    }
    unit = ((device.screen.width - 2 * margin) / Self.columnsInUnits).rounded()
    // A whole number of pixels that a rounding error made a little less.
    gap = (unit * Self.gapInUnits * device.scale + 1e-6).rounded(.down) / device.scale
  }

  private static func margin(of device: Device) -> Double {
    if device.kind == .iPad { return device.screen.width < 1024 ? 50 : 60 }
    if device.screenCornerRadius == 0 { return 44 }
    return device.screen.width < 414 ? 38 : 46
  }

  /// Returns the columns and rows that a control covers.
  package static func cells(of size: ControlWidgetSize) -> (columns: Int, rows: Int) {
    switch size {
    case .small: (1, 1)
    case .medium: (2, 1)
    case .large: (2, 2)
    }
  }

  /// Returns the length of a number of cells with the gaps between them.
  package func length(_ cells: Int) -> Double {
    Double(cells) * unit + Double(max(0, cells - 1)) * gap
  }

  /// Returns the size of a module.
  package func size(columns: Int, rows: Int) -> Size { Size(length(columns), length(rows)) }

  /// Returns the size of a control.
  package func size(of size: ControlWidgetSize) -> Size {
    let cells = Self.cells(of: size)
    return self.size(columns: cells.columns, rows: cells.rows)
  }

  /// Returns the corner radius of a module. iOS 18 (observed): a circle, 0.35 of a height of one cell, 0.2 of two.
  /// iOS 26: circles and capsules, and half a cell for larger ones, concentric with them (estimated).
  package func radius(columns: Int, rows: Int) -> Double {
    if columns == 1, rows == 1 { return unit / 2 }
    if os >= Self.firstCapsules { return unit / 2 }
    return min(columns, rows) == 1 ? 0.35 * unit : 0.2 * length(2)
  }

  /// Returns the corner radius of a control.
  package func radius(of size: ControlWidgetSize) -> Double {
    let cells = Self.cells(of: size)
    return radius(columns: cells.columns, rows: cells.rows)
  }

  private static let firstCapsules = 26

  /// The first system whose Control Center takes controls of apps (documented).
  package static let firstSystem = 18
  /// The side of a control on a Lock Screen: that of the torch's button, in whose place it is.
  package static let lockSide = 50.0
}

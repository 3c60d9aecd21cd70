import VitrineViews

/// The places for widgets on a Lock Screen: one beside the day, and a row of cells below the clock.
struct LockRow: ScreenHost {
  /// The number of circular widgets that fit below the clock; a rectangular one takes the place of two.
  static let cells = 4
  private var taken = 0
  private var hasInline = false

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    if cell != nil { throw .noGrid }
    guard hasRoom(for: family) else { throw .full }
    if family == .accessoryInline { hasInline = true } else { taken += Self.cells(of: family) }
    return ScreenPlace()
  }

  private func hasRoom(for family: WidgetFamily) -> Bool {
    family == .accessoryInline ? !hasInline : taken + Self.cells(of: family) <= Self.cells
  }

  private static func cells(of family: WidgetFamily) -> Int {
    family == .accessoryRectangular ? 2 : 1
  }
}

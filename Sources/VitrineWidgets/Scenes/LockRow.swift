package import VitrineGraphics
package import VitrineViews

/// The places for widgets on a Lock Screen: one beside the day, and below the clock a centred row of cells, or on
/// tablets in landscape a column at the leading edge.
package struct LockRow: ScreenHost {
  /// The number of circular widgets that fit below the clock; a rectangular one takes the place of two.
  static let cells = 4
  private let device: Device
  private let screen: Size
  private let metrics: LockMetrics
  private var taken = 0
  private var hasInline = false

  package init(_ configuration: RenderConfiguration) {
    device = configuration.device
    screen = configuration.screenSize
    metrics = LockMetrics(configuration)
  }

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    if cell != nil { throw .noGrid }
    guard hasRoom(for: family) else { throw .full }
    if family == .accessoryInline { hasInline = true } else { taken += Self.cells(of: family) }
    // The row is centred, so that its widgets have their frames when all of them are known.
    return ScreenPlace()
  }

  private func hasRoom(for family: WidgetFamily) -> Bool {
    family == .accessoryInline ? !hasInline : taken + Self.cells(of: family) <= Self.cells
  }

  private static func cells(of family: WidgetFamily) -> Int {
    family == .accessoryRectangular ? 2 : 1
  }
}

extension LockRow {
  /// Returns the frames of the widgets below the clock, in their order and in points from the screen's leading top
  /// corner. The one beside the day has none: it is as wide as its ink, on a line that is centred as a whole.
  ///
  /// - Parameter families: those of all widgets on the screen.
  package func frames(of families: [WidgetFamily?]) -> [Rect?] {
    let sizes = families.map { family -> Size? in
      guard let family, family != .accessoryInline else { return nil }
      return device.widgetSize(family)?.canvas
    }
    let below = sizes.compactMap { $0 }
    let length = below.reduce(0) { $0 + $1.width } + gap * Double(max(0, below.count - 1))
    let height = below.map(\.height).max() ?? 0
    var x = isColumn ? metrics.columnLeft : (screen.width - length) / 2
    var y = isColumn ? metrics.columnTop : metrics.widgetTop
    return sizes.map { size in
      guard let size else { return nil }
      if isColumn {
        defer { y += size.height + gap }
        return Rect(x: x, y: y, width: size.width, height: size.height)
      }
      defer { x += size.width + gap }
      return Rect(
        x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private var isColumn: Bool { device.kind == .iPad && screen.width > screen.height }

  /// The gap: a rectangular widget is as wide as two circular ones and the gap between them.
  private var gap: Double {
    func width(_ family: WidgetFamily) -> Double { device.widgetSize(family)?.canvas.width ?? 0 }
    return max(0, width(.accessoryRectangular) - 2 * width(.accessoryCircular))
  }
}

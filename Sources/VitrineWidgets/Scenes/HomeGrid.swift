package import VitrineGraphics
package import VitrineViews

/// The cells of a Home Screen, in points from the screen's leading top corner.
///
/// On phones the widgets' slots determine everything: a small widget covers two by two icons; its top is the
/// upper icons' top, its bottom the lower icons' bottom, its middle theirs. This reproduces icons of 56, 60
/// and 64 points where they were observed. On tablets a cell is a small widget (estimated, as is the number
/// of cells).
package struct HomeGrid: Hashable, Sendable {
  /// The display sizes and positions of small, medium and large widgets.
  package var slots: HomeSlots
  /// The side of an icon.
  package var icon: Double
  /// The middles of the icon columns.
  package var columns: [Double]
  /// The tops of the icon rows.
  package var rows: [Double]
  package var pitch: Double
  /// The number of cells on each side of a small widget.
  package var cellsOfSmall: Int
  /// Whether icons and widgets have names below them.
  package var hasLabels: Bool

  /// The distance from the bottom of an icon or a widget to the baseline of its name (observed).
  package static let labelBaseline = 16.0
}

extension HomeGrid {
  package init(_ configuration: RenderConfiguration) {
    self =
      configuration.device.kind == .iPad ? Self.tablet(configuration) : Self.phone(configuration)
  }

  private static func phone(_ configuration: RenderConfiguration) -> HomeGrid {
    let slots = HomeSlots.of(configuration)
    let style = HomeSlots.row(of: configuration)?.style
    let pitch = (slots.columns[1] - slots.columns[0]) / 2
    let rowPitch = (slots.rows[1] - slots.rows[0]) / 2
    // Published positions are whole pixels, so this is within a pixel of an icon's side.
    let icon = ((slots.small - rowPitch) * 2).rounded() / 2
    let first = slots.columns[0] + slots.small / 2 - pitch / 2
    var rows = slots.rows.flatMap { [$0, $0 + slots.small - icon] }
    // Screens with two rows of widgets have a fifth row of icons.
    if slots.rows.count == 2, let last = slots.rows.last { rows.append(last + 2 * rowPitch) }
    return HomeGrid(
      slots: slots, icon: icon, columns: (0..<4).map { first + Double($0) * pitch }, rows: rows,
      pitch: pitch, cellsOfSmall: 2, hasLabels: style != .largeIcons)
  }

  private static func tablet(_ configuration: RenderConfiguration) -> HomeGrid {
    let device = configuration.device
    func shown(_ family: WidgetFamily) -> Size { device.widgetSize(family)?.shown ?? .zero }
    let small = shown(.systemSmall).width
    let gap = shown(.systemMedium).width - 2 * small
    let screen = configuration.screenSize
    let count = screen.width > screen.height ? 6 : 4
    let width = Double(count) * (small + gap) - gap
    let left = ((screen.width - width) / 2).rounded()
    let free = DockMetrics(configuration).frame.minY - PadMetrics.top
    let rowCount = max(2, Int((free / (small + gap)).rounded(.down)))
    let top = PadMetrics.top + ((free - Double(rowCount) * (small + gap)) / 2).rounded()
    let tops = (0..<rowCount).map { top + Double($0) * (small + gap) }
    let icon = PadMetrics.icon(device)
    let slots = HomeSlots(
      small: small, medium: shown(.systemMedium).width, large: shown(.systemLarge).height,
      columns: (0..<count).map { left + Double($0) * (small + gap) }, rows: tops,
      confidence: .estimated)
    return HomeGrid(
      slots: slots, icon: icon, columns: slots.columns.map { $0 + small / 2 },
      rows: tops.map { $0 + ((small - icon) / 2).rounded() }, pitch: small + gap, cellsOfSmall: 1,
      hasLabels: true)
  }

  /// Returns the first place of a family.
  package func place(of family: WidgetFamily, on device: Device) -> Rect {
    if device.kind != .iPad { return slots.places(of: family).first ?? .zero }
    let size = device.widgetSize(family)?.shown ?? .zero
    return Rect(x: slots.columns[0], y: slots.rows[0], width: size.width, height: size.height)
  }

  /// Returns the columns and rows of icons that a family covers.
  package func cells(of family: WidgetFamily) -> (columns: Int, rows: Int) {
    let side = cellsOfSmall
    switch family {
    case .systemSmall: return (side, side)
    case .systemMedium: return (2 * side, side)
    case .systemLarge: return (2 * side, 2 * side)
    case .systemExtraLarge: return (4 * side, 2 * side)
    case .systemExtraLargePortrait: return (2 * side, 3 * side)
    default: return (0, 0)
    }
  }
}

/// The dimensions of tablets' Home Screens in points.
enum PadMetrics {
  /// The distance below the status bar (estimated).
  static let top = 40.0

  /// The side of an icon: 60, or 68 on the largest screens (observed).
  static func icon(_ device: Device) -> Double { device.screen.width >= 1000 ? 68 : 60 }
}

/// The dimensions of the dock in points.
package struct DockMetrics {
  package var frame: Rect
  package var cornerRadius: Double
  package var icon: Double
  /// The middles of the icons.
  package var middles: [Point]
  /// Their places from left to right.
  package var columns: [Double] { middles.map(\.x) }

  package init(_ configuration: RenderConfiguration) {
    let device = configuration.device
    let screen = configuration.screenSize
    if device.kind == .iPad {
      let icon = PadMetrics.icon(device)
      let count = 8.0
      let width = count * (icon + Self.padGap) + Self.padGap
      let height = icon + 2 * Self.padGap
      frame = Rect(
        x: ((screen.width - width) / 2).rounded(), y: screen.height - height - Self.padBottom,
        width: width, height: height)
      cornerRadius = (height * 0.36).rounded()
      self.icon = icon
      let (left, middle) = (frame.x, frame.midY)
      middles = (0..<Int(count)).map {
        Point(left + Self.padGap + icon / 2 + Double($0) * (icon + Self.padGap), middle)
      }
    } else {
      let grid = HomeGrid(configuration)
      icon = grid.icon
      if let column = SideColumn(configuration) {
        frame = column.dock(icon: icon)
        middles = column.icons(ofSide: icon)
        cornerRadius = Self.leastRadius
        return
      }
      guard device.screenCornerRadius > 0 else {
        frame = Rect(
          x: 0, y: screen.height - Self.flatHeight, width: screen.width, height: Self.flatHeight)
        cornerRadius = 0
        middles = grid.columns.map { [frame] in Point($0, frame.midY) }
        return
      }
      let height = grid.icon + 2 * Self.roundGap
      frame = Rect(
        x: Self.roundMargin, y: screen.height - Self.roundMargin - height,
        width: screen.width - 2 * Self.roundMargin, height: height)
      // The radius is concentric with the screen's, but at least that of the first phones with round corners.
      cornerRadius = max(Self.leastRadius, device.screenCornerRadius - Self.roundMargin * 1.4)
      middles = grid.columns.map { [frame] in Point($0, frame.midY) }
    }
  }

  /// The ends of a dock without room for two continuous corners are round: the tip in which those would meet was
  /// seen on shapes of apps alone.
  package var cornerStyle: RoundedCornerStyle {
    2 * CornerShape.continuousExtent * cornerRadius > frame.height ? .circular : .continuous
  }

  /// Estimated from screenshots: a bar of full width on phones with a home button, a plate on others.
  private static let flatHeight = 96.0
  private static let roundMargin = 12.0
  private static let roundGap = 17.0
  private static let leastRadius = 31.0
  private static let padGap = 16.0
  private static let padBottom = 12.0
}

package import VitrineGraphics
package import VitrineViews

/// The places for widgets on a Home Screen, in points, left to right.
package struct HomeSlots: Hashable, Sendable {
  package var small: Double
  package var medium: Double
  package var large: Double
  /// The left edges of the columns of small widgets.
  package var columns: [Double]
  /// The top edges of the rows of small widgets.
  package var rows: [Double]
  package var confidence: Confidence
}

extension HomeSlots {
  /// Creates the slots of a row of the table.
  package init(_ row: HomeSlotRow) {
    let scale = Double(row.scale)
    func points(_ pixels: Int) -> Double { Double(pixels) / scale }
    small = points(row.small)
    medium = points(row.medium)
    large = points(row.large)
    columns = [row.left, row.right].map(points)
    rows = [row.top, row.middle, row.bottom].map(points)
    if row.bottom == row.middle { rows.removeLast() }
    confidence = .observed
  }

  /// Returns the size of a family; nil if the screen does not show it.
  package func size(of family: WidgetFamily) -> Size? {
    switch family {
    case .systemSmall: Size(small, small)
    case .systemMedium: Size(medium, small)
    case .systemLarge: Size(medium, large)
    case .systemExtraLargePortrait: Size(medium, 3 * small + 2 * (large - 2 * small))
    default: nil
    }
  }

  /// Returns the places of a family from the top, the first column first.
  package func places(of family: WidgetFamily) -> [Rect] {
    guard let size = size(of: family) else { return [] }
    let isSmall = family == .systemSmall
    let tops: [Double]
    switch family {
    case .systemLarge: tops = rows.dropLast()
    case .systemExtraLargePortrait: tops = rows.dropLast(2)
    default: tops = rows
    }
    return tops.flatMap { top in
      (isSmall ? columns : Array(columns.prefix(1))).map { left in
        Rect(x: left, y: top, width: size.width, height: size.height)
      }
    }
  }
}

extension HomeSlots {
  /// Returns the slots of an iPhone's Home Screen: its row of the table, or an estimate.
  package static func of(_ configuration: RenderConfiguration) -> HomeSlots {
    if let row = row(of: configuration) { return HomeSlots(row) }
    return estimate(for: configuration)
  }

  /// Returns the table's row for the screen in the requested style; large icons fall back to names if no row
  /// is known.
  static func row(of configuration: RenderConfiguration) -> HomeSlotRow? {
    let device = configuration.device
    // A custom screen may state its scale; a known one was measured at its own.
    let isCustom = Device.named(device.slug) == nil
    let scale = isCustom ? configuration.scale ?? device.scale : device.scale
    let (width, height) = (device.screen.width * scale, device.screen.height * scale)
    let rows = HomeSlotRow.all.filter {
      Double($0.width) == width && Double($0.height) == height && Double($0.scale) == scale
    }
    return styles(of: configuration).lazy.compactMap { style in
      rows.first { $0.style == style && $0.isCurrent(on: device, os: configuration.os) }
    }.first
  }

  /// The styles that apply, the preferred one first.
  private static func styles(of configuration: RenderConfiguration) -> [HomeSlotRow.Style] {
    var styles: [HomeSlotRow.Style] = []
    if configuration.usesLargeIcons, configuration.os >= 18 { styles.append(.largeIcons) }
    if configuration.device.panelPixels == miniPanel { styles.append(.labelsMini) }
    if configuration.os == 14 { styles.append(.labels14) }
    if configuration.os <= 16 { styles.append(.labels16) }
    return styles + [.labels]
  }

  /// The panel of the 12 and 13 mini, in pixels.
  private static let miniPanel = Size(1080, 2340)

  /// Estimates the slots of an unmeasured screen: the widgets' sizes, centred, and the rows of the measured
  /// screen with the nearest height, stretched (estimated).
  private static func estimate(for configuration: RenderConfiguration) -> HomeSlots {
    let device = configuration.device
    func size(_ family: WidgetFamily) -> Size {
      device.widgetSize(family, profile: .homeScreen, os: configuration.os)?.canvas ?? .zero
    }
    let (small, medium) = (size(.systemSmall).width, size(.systemMedium).width)
    let large = size(.systemLarge).height
    let height = device.screen.height
    let known = HomeSlotRow.all.filter { $0.style == .labels }
    let near = known.min { abs($0.points - height) < abs($1.points - height) }
    let top = near.map { Double($0.top) / Double($0.scale) * height / $0.points } ?? 0
    let left =
      SideColumn(configuration)?.left(ofWidth: medium)
      ?? ((device.screen.width - medium) / 2).rounded()
    let first = top.rounded()
    return HomeSlots(
      small: small, medium: medium, large: large, columns: [left, left + medium - small],
      rows: (0..<3).map { first + Double($0) * (large - small) }, confidence: .estimated)
  }
}

extension HomeSlotRow {
  /// The height of the screen in points.
  fileprivate var points: Double { Double(height) / Double(scale) }

  /// Whether the row's widgets are those of a system: the ones with names below them, which have the sizes of the
  /// tables, grew on some screens with iOS 26.
  fileprivate func isCurrent(on device: Device, os: Int) -> Bool {
    func side(_ os: Int) -> Double {
      device.widgetSize(.systemSmall, profile: .homeScreen, os: os)?.canvas.width ?? 0
    }
    return side(os) == side(18) || abs(Double(small) / Double(scale) - side(18)) > 1
  }
}

extension RenderConfiguration {
  /// The widget's size in its slot of a Home Screen; nil if no slot was measured.
  var homeSlotSize: WidgetSize? {
    guard hasHomeSlot, device.kind == .iPhone, let family,
      let row = HomeSlots.row(of: self), let size = HomeSlots(row).size(of: family)
    else { return nil }
    return WidgetSize(canvas: size, shown: size, confidence: .observed)
  }

  private var hasHomeSlot: Bool { scene == .home || scene == .stack || isFromHome }
}

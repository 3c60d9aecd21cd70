import VitrineGraphics
import VitrineViews

/// The widgets' places in a list such as the Today view: below each other, and beside each other where the width
/// suffices, as two small ones in the width of a medium one.
///
/// The order is kept: a later widget never fills a gap that an earlier one left (estimated, as is the gap between
/// rows, which is that between two small widgets).
struct WidgetColumn: ScreenHost {
  /// The leading top corner in points.
  let origin: Point
  let width: Double
  /// The screen's size in points. Lists scroll, but what is below its end is not in the picture.
  let screen: Size
  private let gap: Double
  private let sizes: [WidgetFamily: Size]
  /// The current row.
  private var row = Rect.zero

  /// - Parameters:
  ///   - origin: the leading top corner in points.
  ///   - leastWidth: the width without wider widgets.
  ///   - families: the families whose width the column has at least.
  init(
    _ configuration: RenderConfiguration, origin: (_ width: Double) -> Point, leastWidth: Double,
    families: [WidgetFamily]
  ) {
    let hosted = configuration.hosted
    var sizes: [WidgetFamily: Size] = [:]
    for family in WidgetFamily.allCases {
      var picture = hosted
      picture.family = family
      sizes[family] = picture.widgetSize?.shown
    }
    self.sizes = sizes
    let small = sizes[.systemSmall]?.width ?? 0
    gap = max(0, (sizes[.systemMedium]?.width ?? 0) - 2 * small)
    width = families.compactMap { sizes[$0]?.width }.reduce(leastWidth) { max($0, $1) }
    self.origin = origin(width)
    screen = configuration.screenSize
  }

  /// Returns the column of the configuration's screen: the Today view's, or that of a Mac's Notification Center.
  static func of(_ configuration: RenderConfiguration, _ members: [ScreenMember]) -> WidgetColumn {
    let families = members.compactMap(\.family)
    if configuration.scene == .notificationCenter {
      return WidgetColumn(
        configuration,
        origin: { NotificationCenterScene.origin(width: $0, on: configuration.screenSize) },
        leastWidth: NotificationCenterScene.column, families: families)
    }
    return WidgetColumn(
      configuration, origin: { _ in TodayColumnScene.origin(configuration) }, leastWidth: 0,
      families: [.systemMedium])
  }

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    if cell != nil { throw .noGrid }
    let size = sizes[family] ?? .zero
    let isFirst = row == .zero
    let besides = isFirst ? 0 : row.width + gap
    if isFirst || besides + size.width > width + Self.tolerance {
      let top = isFirst ? 0 : row.maxY + gap
      guard isFirst || (origin.y + top + size.height <= screen.height && size.width <= width) else {
        throw .full
      }
      row = Rect(x: 0, y: top, width: size.width, height: size.height)
      return place(x: 0, size)
    }
    guard origin.y + row.y + size.height <= screen.height else { throw .full }
    row.width = besides + size.width
    row.height = max(row.height, size.height)
    return place(x: besides, size)
  }

  /// Takes a place below all others, in the middle of the screen: that of a Today widget.
  mutating func placeAtEnd(_ size: Size) throws(ScreenRefusal) -> ScreenPlace {
    let top = row.maxY + gap
    guard origin.y + top + size.height <= screen.height else { throw .full }
    row = Rect(x: 0, y: top, width: size.width, height: size.height)
    return place(x: (screen.width - size.width) / 2 - origin.x, size)
  }

  private func place(x: Double, _ size: Size) -> ScreenPlace {
    ScreenPlace(
      frame: Rect(x: origin.x + x, y: origin.y + row.y, width: size.width, height: size.height))
  }

  /// The overlap in points that is due to rounding alone.
  private static let tolerance = 0.01
}

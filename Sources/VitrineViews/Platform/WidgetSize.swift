public import VitrineGraphics

/// The source of a phone's widget sizes.
public enum WidgetSizeProfile: String, Hashable, CaseIterable, Sendable {
  /// Current guidelines, and measurements for newer screens: the default.
  case guidelines
  /// The guidelines of iOS 14, if they list the screen.
  case guidelines14
  /// Measured sizes of a phone's Home Screen, if known.
  case homeScreen
}

/// The size of a widget on a device, in points.
public struct WidgetSize: Hashable, Sendable {
  /// The size that the content is laid out in.
  public var canvas: Size
  /// The size that the canvas is displayed at; smaller on tablets.
  public var shown: Size
  /// The kind of source that the size comes from.
  public var confidence: Confidence

  package init(canvas: Size, shown: Size, confidence: Confidence) {
    self.canvas = canvas
    self.shown = shown
    self.confidence = confidence
  }

  /// The factor from `canvas` to `shown`, 1 everywhere but on tablets.
  public var shownScale: Double { canvas.width > 0 ? shown.width / canvas.width : 1 }
}

extension Device {
  /// The iOS version whose sizes are given where none is asked for.
  public static let latestSystem = 26

  /// The size of a widget family on the device, or nil if the device does not support it or the size is
  /// unknown.
  ///
  /// - Parameter os: the major version of iOS; some screens have other sizes from 26 on.
  public func widgetSize(
    _ family: WidgetFamily, profile: WidgetSizeProfile = .guidelines, os: Int = latestSystem
  ) -> WidgetSize? {
    switch kind {
    case .iPhone: phoneSize(family, profile, os)
    case .iPad: padSize(family)
    case .vision: WidgetSizeTable.vision[family].map { plain($0, .documented) }
    case .mac: WidgetSizeTable.mac[family].map { plain($0.size, $0.confidence) }
    case .watch:
      WidgetSizeTable.watches[slug]?[family]
        .map { plain($0, family == .accessoryInline ? .estimated : .documented) }
        ?? WidgetSizeTable.newWatches[slug]?[family].map { plain($0, .estimated) }
    }
  }

  /// The families that have a size on the device, small to large, then those of the Lock Screen.
  public func widgetFamilies(
    profile: WidgetSizeProfile = .guidelines, os: Int = latestSystem
  ) -> [WidgetFamily] {
    WidgetFamily.allCases.filter { widgetSize($0, profile: profile, os: os) != nil }
  }

  private func plain(_ size: Size, _ confidence: Confidence) -> WidgetSize {
    WidgetSize(canvas: size, shown: size, confidence: confidence)
  }

  private func phoneSize(
    _ family: WidgetFamily, _ profile: WidgetSizeProfile, _ os: Int
  ) -> WidgetSize? {
    guard !Self.beforeWidgetKit.contains(self),
      let current = Self.row(for: screen, in: Self.currentRows)
    else { return nil }
    let table: [WidgetSizeTable.PhoneRow] =
      switch profile {
      case .guidelines: os >= 26 ? WidgetSizeTable.phones26 : []
      case .guidelines14: WidgetSizeTable.guidelines14
      case .homeScreen:
        (os >= 26 ? WidgetSizeTable.phones26 : []) + WidgetSizeTable.homeScreen
      }
    let row = table.first { $0.screen == current.screen } ?? current
    return switch family {
    case .systemSmall: plain(row.small, row.confidence)
    case .systemMedium: plain(row.medium, row.confidence)
    case .systemLarge: plain(row.large, row.confidence)
    case .systemExtraLargePortrait where os >= Self.firstTallSystem:
      plain(row.tall, row.confidence)
    case .accessoryCircular: current.circular.map { plain($0, current.accessoryConfidence) }
    case .accessoryRectangular: current.rectangular.map { plain($0, current.accessoryConfidence) }
    case .accessoryInline: current.inline.map { plain($0, current.accessoryConfidence) }
    default: nil
    }
  }

  private static let currentRows =
    WidgetSizeTable.guidelines + WidgetSizeTable.newerPhones + WidgetSizeTable.foldables

  /// The first iOS with widgets of four by six cells.
  package static let firstTallSystem = 27

  private static func row(
    for screen: Size, in rows: [WidgetSizeTable.PhoneRow]
  ) -> WidgetSizeTable.PhoneRow? {
    rows.first { $0.screen == screen }
      ?? { model in rows.first { $0.screen == model } }(nearestSmaller(to: screen).screen)
  }

  private func padSize(_ family: WidgetFamily) -> WidgetSize? {
    let columns: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    if let column = columns.firstIndex(of: family) {
      return padRow.map {
        WidgetSize(
          canvas: $0.canvas[column], shown: $0.device[column], confidence: .documented)
      }
    }
    guard let size = Self.padAccessories[family] else { return nil }
    return plain(size, .estimated)
  }

  /// The sizes of the largest phone; Lock Screen sizes of tablets are not published.
  private static let padAccessories: [WidgetFamily: Size] = [
    .accessoryCircular: Size(76, 76), .accessoryRectangular: Size(172, 76),
    .accessoryInline: Size(257, 26),
  ]

  /// The row of this screen, else that of the widest screen that is not wider.
  private var padRow: WidgetSizeTable.PadRow? {
    let rows = WidgetSizeTable.pads
    if let row = rows.first(where: { $0.screen == screen }) { return row }
    let width = min(screen.width, screen.height)
    let usual = rows.filter { !$0.hasMoreSpace }
    return usual.last { $0.screen.width <= width } ?? usual.first
  }
}

public import VitrineGraphics
public import VitrineViews

/// The environment of a Today widget: a phone, its orientation, its system and the text size.
public struct TodayEnvironment: Hashable, Sendable {
  /// The class of phones whose row of the tables gives the widget's size.
  public let device: TodayDevice
  /// The orientation of the screen; the tables have landscape for 5.5-inch phones from iOS 10 on only.
  public let orientation: ScreenOrientation
  /// The major system version, 9 to 13, or to 17 at the end of a Today view with widgets of WidgetKit; from 12 on
  /// the sizes are those of 11.
  public let os: Int
  /// The user's text size, which selects the compact height and the expanded maximum from iOS 10 on.
  public let typeSize: DynamicTypeSize
  private let row: Row

  private enum Row: Hashable, Sendable {
    case insets(TodaySizeTable.InsetRow)
    case heights(TodaySizeTable.HeightRow)
  }

  /// Creates an environment.
  ///
  /// - Throws: an error for a system other than 9 to 13 and for unmeasured devices: iPads, and landscape except
  ///   on the 5.5-inch phones from iOS 10 on.
  public init(
    device: TodayDevice, orientation: ScreenOrientation = .portrait, os: Int,
    typeSize: DynamicTypeSize = .large
  ) throws(TodayError) {
    row = try Self.row(device, device.exampleSlug, orientation, os, in: Self.systems)
    self.device = device
    self.orientation = orientation
    self.os = os
    self.typeSize = typeSize
  }

  /// Creates an environment for any device, by its screen.
  public init(
    device: Device, orientation: ScreenOrientation = .portrait, os: Int,
    typeSize: DynamicTypeSize = .large
  ) throws(TodayError) {
    let known = TodayDevice(device)
    row = try Self.row(known, device.slug, orientation, os, in: Self.systems)
    // Since a row was found, the class is known.
    self.device = known ?? .iPhone6
    self.orientation = orientation
    self.os = os
    self.typeSize = typeSize
  }

  /// Creates the environment of a Today widget below widgets of WidgetKit.
  ///
  /// - Throws: an error for systems that do not show both, and for unmeasured devices.
  package init(
    belowWidgetsOn device: Device, orientation: ScreenOrientation, os: Int,
    typeSize: DynamicTypeSize
  ) throws(TodayError) {
    guard Self.mixedSystems.contains(os) else { throw .notBelowWidgets(os) }
    let known = TodayDevice(device)
    row = try Self.row(known, device.slug, orientation, os, in: Self.mixedSystems)
    self.device = known ?? .iPhone6
    self.orientation = orientation
    self.os = os
    self.typeSize = typeSize
  }

  /// The system versions whose Today widgets are drawn.
  public static let systems = 9...13
  /// The system versions whose Today view shows them below widgets of WidgetKit. iOS 14 kept them there (seed), and
  /// iOS 18 dropped them (documented in its release notes).
  package static let mixedSystems = 14...17
  /// The system versions with tables of their own; later ones have the last one's sizes (assumed).
  public static let measuredSystems = 9...11

  private static func row(
    _ device: TodayDevice?, _ name: String, _ orientation: ScreenOrientation, _ os: Int,
    in systems: ClosedRange<Int>
  ) throws(TodayError) -> Row {
    guard systems.contains(os) else { throw .unknownSystem(os) }
    if let device, let row = find(device, orientation, os) { return row }
    throw .unmeasured(
      device: name, os: os, orientation: orientation,
      known: TodayDevice.allCases.filter { find($0, orientation, os) != nil })
  }

  private static func find(
    _ device: TodayDevice, _ orientation: ScreenOrientation, _ os: Int
  ) -> Row? {
    if os == 9 {
      guard orientation == .portrait else { return nil }
      return TodaySizeTable.ios9.first { $0.device == device }.map(Row.insets)
    }
    let rows = os == 10 ? TodaySizeTable.ios10 : TodaySizeTable.ios11
    return rows.first { $0.device == device && $0.orientation == orientation }.map(Row.heights)
  }
}

extension TodayEnvironment {
  /// Whether the system has display modes, compact and expanded, instead of a height chosen by the widget:
  /// from iOS 10 on.
  public var hasDisplayModes: Bool { os >= 10 }

  /// The width of a widget's content in points; under iOS 9 between the default insets.
  public var width: Double {
    switch row {
    case .insets(let row): row.width
    case .heights(let row): row.width
    }
  }

  /// The insets that iOS 9 proposes; zero from iOS 10 on, which does not request them.
  public var proposedInsets: UIEdgeInsets {
    if case .insets(let row) = row { row.insets } else { .zero }
  }

  /// The height of a compact widget, from iOS 10 on.
  public var compactHeight: Double? { heights.map { $0.compact[typeSize.level - 1] } }

  /// The largest height of an expanded widget below a title of one line, or of as many lines as the title had
  /// when it was measured; from iOS 10 on.
  public var expandedMaximum: Double? { heights.map { $0.expandedMaximum[typeSize.level - 1] } }

  /// The number of title lines included in `expandedMaximum`.
  package var measuredTitleLines: Int { heights?.titleLines[typeSize.level - 1] ?? 1 }

  private var heights: TodaySizeTable.HeightRow? {
    if case .heights(let row) = row { row } else { nil }
  }

  /// The screen in its orientation, in points.
  public var screen: Size {
    let screen = device.screen
    return orientation == .portrait ? screen : Size(screen.height, screen.width)
  }
}

package import VitrineViews

/// The sizes of Today widgets as measured on phones, row by row.
///
/// Source: a developer's measurements on iOS 9, 10 and 11, made with Xcode 9.4 (seed). In points.
package enum TodaySizeTable {
  /// iOS 9: the widget chooses its height.
  package struct InsetRow: Hashable, Sendable {
    package var device: TodayDevice
    package var width: Double
    /// The insets proposed by `widgetMarginInsets(forProposedMarginInsets:)`.
    package var insets: UIEdgeInsets
  }

  /// iOS 10 and 11: the heights by Dynamic Type level, level 1 first.
  package struct HeightRow: Hashable, Sendable {
    package var device: TodayDevice
    package var orientation: ScreenOrientation
    package var width: Double
    package var compact: [Double]
    package var expandedMaximum: [Double]
    /// The number of title lines when `expandedMaximum` was measured.
    package var titleLines = oneLine
  }

  package static let ios9: [InsetRow] = [
    InsetRow(device: .iPhone4s, width: 272, insets: indented(48)),
    InsetRow(device: .iPhone5, width: 272, insets: indented(48)),
    InsetRow(device: .iPhone6, width: 336, insets: indented(48)),
    InsetRow(device: .iPhone6Plus, width: 375, insets: indented(52)),
  ]

  package static let ios10: [HeightRow] = [
    // iOS 10 never ran on an iPhone 4s; the source document prints the row nevertheless.
    HeightRow(
      device: .iPhone4s, orientation: .portrait, width: 304, compact: compact10,
      expandedMaximum: [532, 520, 504, 528, 528, 520, 504, 476, 480, 480, 448, 520]),
    HeightRow(
      device: .iPhone5, orientation: .portrait, width: 304, compact: compact10,
      expandedMaximum: [532, 520, 504, 528, 528, 520, 504, 476, 480, 480, 448, 520]),
    HeightRow(
      device: .iPhone6, orientation: .portrait, width: 359, compact: compact10,
      expandedMaximum: [608, 600, 630, 616, 624, 624, 616, 612, 560, 576, 560, 520]),
    HeightRow(
      device: .iPhone6Plus, orientation: .portrait, width: 398, compact: compact10,
      expandedMaximum: [684, 680, 672, 660, 672, 676, 672, 680, 640, 672, 672, 650]),
    // Level 1 equals portrait, as printed; at level 12 the expanded maximum is below compact.
    HeightRow(
      device: .iPhone6Plus, orientation: .landscape, width: 420, compact: compact10,
      expandedMaximum: [684, 342, 378, 352, 336, 364, 336, 340, 320, 288, 336, 260]),
  ]

  package static let ios11: [HeightRow] = [
    HeightRow(
      device: .iPhone5, orientation: .portrait, width: 304, compact: compact11,
      expandedMaximum: [456, 440, 462, 440, 480, 520, 522, 680, 720, 640, 640, 560]),
    HeightRow(
      device: .iPhone6, orientation: .portrait, width: 359, compact: compact11,
      expandedMaximum: [532, 560, 546, 528, 576, 624, 696, 816, 880, 880, 800, 800]),
    HeightRow(
      device: .iPhone6Plus, orientation: .portrait, width: 398, compact: compact11,
      expandedMaximum: [608, 600, 630, 616, 672, 676, 754, 884, 1040, 1040, 1040, 880]),
    HeightRow(
      device: .iPhone6Plus, orientation: .landscape, width: 398, compact: compact11,
      expandedMaximum: [608, 600, 630, 616, 672, 676, 754, 884, 1040, 1040, 1040, 880]),
    HeightRow(
      device: .iPhoneX, orientation: .portrait, width: 359, compact: compact11,
      expandedMaximum: [684, 680, 672, 660, 720, 780, 812, 1020, 1120, 1120, 1040, 960],
      // The source document says that its title took a second line from level 11 on.
      titleLines: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]),
  ]

  /// The confidence of all rows.
  package static let confidence = Confidence.seed

  private static let compact10: [Double] = [
    95, 100, 105, 110, 120, 130, 140, 170, 200, 240, 280, 325,
  ]
  private static let compact11: [Double] = [
    95, 100, 105, 110, 120, 130, 145, 170, 200, 200, 200, 200,
  ]
  private static let oneLine = [Int](repeating: 1, count: DynamicTypeSize.allCases.count)

  private static func indented(_ left: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 39, right: 0)
  }
}

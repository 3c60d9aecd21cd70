import VitrineGraphics
import VitrineViews

/// The positions of widgets on an iPhone's Home Screen, in pixels of a portrait screenshot.
///
/// Observed: positions published by mzeryck and supermamon for cutting wallpapers to widgets, the rows from
/// iPhone 14 Pro on confirmed on iOS 18, the others on older versions.
package struct HomeSlotRow: Hashable, Sendable {
  /// The style of icons by system version.
  package enum Style: String, Hashable, Sendable {
    /// Icons with names.
    case labels
    /// Large icons without names, from iOS 18 on.
    case largeIcons
    /// Like `labels`, up to iOS 16.
    case labels16
    /// Like `labels`, iOS 14 only.
    case labels14
    /// Like `labels`, on the two minis, whose panel is smaller than the screenshot.
    case labelsMini
  }

  package var width: Int
  package var height: Int
  /// The pixels per point.
  package var scale: Int
  package var style: Style
  /// The side of small widgets, the width of medium and large ones, and the height of large ones.
  package var small: Int
  package var medium: Int
  package var large: Int
  /// The left edges of the two columns, and the top edges of the three rows; on screens with two rows the
  /// last two are equal.
  package var left: Int
  package var right: Int
  package var top: Int
  package var middle: Int
  package var bottom: Int
}

extension HomeSlotRow {
  package static let all: [HomeSlotRow] = [
    row(1320, 2868, 3, .labels, [510, 1092, 1146, 114, 696, 276, 912, 1548]),
    row(1320, 2868, 3, .largeIcons, [530, 1138, 1136, 91, 699, 276, 882, 1488]),
    row(1290, 2796, 3, .labels, [510, 1092, 1146, 98, 681, 252, 888, 1524]),
    row(1290, 2796, 3, .largeIcons, [530, 1139, 1136, 75, 684, 252, 858, 1464]),
    row(1290, 2796, 3, .labels16, [510, 1092, 1146, 99, 681, 282, 918, 1554]),
    row(1206, 2622, 3, .labels, [486, 1032, 1098, 87, 633, 261, 872, 1485]),
    row(1206, 2622, 3, .largeIcons, [495, 1037, 1035, 84, 626, 270, 810, 1350]),
    row(1179, 2556, 3, .labels, [474, 1017, 1062, 81, 624, 240, 828, 1416]),
    row(1179, 2556, 3, .largeIcons, [495, 1047, 1047, 66, 618, 243, 795, 1347]),
    row(1179, 2556, 3, .labels16, [474, 1014, 1062, 82, 622, 270, 858, 1446]),
    row(750, 1334, 2, .labels, [296, 642, 648, 54, 400, 60, 412, 764]),
    row(750, 1334, 2, .largeIcons, [309, 667, 667, 41, 399, 67, 425, 783]),
    row(1284, 2778, 3, .labels, [510, 1092, 1146, 96, 678, 246, 882, 1518]),
    row(1242, 2688, 3, .labels, [507, 1080, 1137, 81, 654, 228, 858, 1488]),
    row(1170, 2532, 3, .labels, [474, 1014, 1062, 78, 618, 231, 819, 1407]),
    row(1125, 2436, 3, .labels, [465, 987, 1035, 69, 591, 213, 783, 1353]),
    row(1125, 2436, 3, .labelsMini, [465, 987, 1035, 69, 591, 231, 801, 1371]),
    row(828, 1792, 2, .labels, [338, 720, 758, 55, 437, 159, 579, 999]),
    row(828, 1792, 2, .labels14, [338, 720, 758, 54, 436, 160, 580, 1000]),
    row(750, 1624, 2, .labels, [310, 658, 690, 46, 394, 142, 522, 902]),
    row(1242, 2208, 3, .labels, [471, 1044, 1071, 99, 672, 114, 696, 1278]),
    row(1125, 2001, 3, .labels, [444, 963, 972, 81, 600, 90, 618, 1146]),
    row(960, 2079, 3, .labels, [423, 875, 933, 42, 494, 186, 696, 1206]),
    row(640, 1136, 2, .labels, [282, 584, 622, 30, 332, 59, 399, 399]),
  ]

  /// Creates a row from the eight values of a published row, in its order.
  private static func row(
    _ width: Int, _ height: Int, _ scale: Int, _ style: Style, _ values: [Int]
  ) -> HomeSlotRow {
    HomeSlotRow(
      width: width, height: height, scale: scale, style: style, small: values[0],
      medium: values[1], large: values[2], left: values[3], right: values[4], top: values[5],
      middle: values[6], bottom: values[7])
  }
}

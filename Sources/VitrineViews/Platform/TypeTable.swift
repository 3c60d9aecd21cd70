/// The sizes of the text styles at every Dynamic Type level.
///
/// Source: Apple's Human Interface Guidelines, Typography, Specifications (early 2026); documented. Extra
/// large titles are visionOS styles without published sizes; theirs are estimates.
package enum TypeTable {
  package enum Style: Int, Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
  }

  /// The metrics of one style at one level; lengths in points, weights 100…900 with 400 regular.
  package struct Entry: Hashable, Sendable {
    package var size: Double
    /// The distance between baselines: the whole line height.
    package var leading: Double
    package var weight: Double
    /// The weight of the style's bold form.
    package var emphasizedWeight: Double
  }

  /// Returns the entry of iOS and iPadOS.
  package static func ios(style: Style, level: DynamicTypeSize) -> Entry {
    let row = rows[style.rawValue]
    let index = level.level - 1
    return Entry(
      size: row.sizes[index], leading: row.leadings[index], weight: row.weight,
      emphasizedWeight: row.emphasized)
  }

  /// The type table of a host.
  package enum Profile: Hashable, Sendable {
    /// The table of apps and of widgets since iOS 14.
    case app
    /// The table of Today extensions of iOS 11, where sizes stop at level 9.
    case today(TodayTypeTable.Class)
  }

  /// The entry of a style under a profile.
  ///
  /// Line heights inside Today extensions are not on record: they are those of the app's table at the level
  /// with the nearest size, adjusted by the difference in size (estimated).
  package static func entry(
    style: Style, level: DynamicTypeSize, in profile: Profile
  ) -> Entry {
    let entry = ios(style: style, level: level)
    guard case .today(let phones) = profile,
      let size = TodayTypeTable.size(style, level, phones), size != entry.size
    else { return entry }
    let row = rows[style.rawValue]
    let near = row.sizes.indices.min { abs(row.sizes[$0] - size) < abs(row.sizes[$1] - size) } ?? 0
    return Entry(
      size: size, leading: row.leadings[near] + (size - row.sizes[near]) * Self.leadingSlope,
      weight: entry.weight, emphasizedWeight: entry.emphasizedWeight)
  }

  /// The change in line height per point of size.
  private static let leadingSlope = 1.0

  /// The factor by which a length tied to a style grows from its value at `large`.
  package static func scale(
    style: Style, level: DynamicTypeSize, in profile: Profile = .app
  ) -> Double {
    let large = entry(style: style, level: .large, in: profile).size
    return entry(style: style, level: level, in: profile).size / large
  }

  private struct Row {
    var weight: Double
    var emphasized: Double
    /// The values at levels 1…12.
    var sizes: [Double]
    var leadings: [Double]

    init(_ weight: Double, _ emphasized: Double, _ sizes: [Double], _ leadings: [Double]) {
      self.weight = weight
      self.emphasized = emphasized
      self.sizes = sizes
      self.leadings = leadings
    }
  }

  /// The rows in the order of `Style`'s cases: weight, emphasized weight, sizes, leadings.
  private static let rows: [Row] = [
    // largeTitle
    Row(
      400, 700, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    // title
    Row(
      400, 700, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    // title2
    Row(
      400, 700, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    // title3
    Row(
      400, 600, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    // headline
    Row(
      600, 600, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    // body
    Row(
      400, 600, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    // callout
    Row(
      400, 600, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    // subheadline
    Row(
      400, 600, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    // footnote
    Row(
      400, 600, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    // caption
    Row(
      400, 600, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    // caption2
    Row(
      400, 600, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    // extraLargeTitle, estimated: grows as largeTitle does
    Row(
      700, 700, [33, 34, 35, 36, 38, 40, 42, 47, 51, 55, 59, 64],
      [40, 41, 42, 43, 45, 48, 50, 56, 61, 65, 70, 75]),
    // extraLargeTitle2, estimated: grows as largeTitle does
    Row(
      700, 700, [26, 26, 27, 28, 30, 31, 33, 36, 40, 43, 46, 49],
      [32, 32, 33, 34, 36, 38, 40, 43, 48, 50, 54, 57]),
  ]
}

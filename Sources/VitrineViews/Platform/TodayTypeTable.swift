/// The sizes of the text styles inside a Today extension of iOS 11, where `UIFont.preferredFont` stops
/// growing at level 9.
///
/// Source: the same measurements as `TodaySizeTable` (seed). In points. Line heights were not measured; see
/// `TypeTable`.
package enum TodayTypeTable {
  /// The two classes of phones, which differ in the sizes of titles.
  package enum Class: Hashable, CaseIterable, Sendable {
    /// iPhone 5 and SE.
    case small
    /// iPhone 6, 6 Plus, X and their successors.
    case large
  }

  /// Returns the size of a style at a level; nil for styles that iOS 11 does not have.
  package static func size(
    _ style: TypeTable.Style, _ level: DynamicTypeSize, _ phones: Class
  ) -> Double? {
    let own = phones == .small ? smallTitles[style] : largeTitles[style]
    return (own ?? shared[style])?[level.level - 1]
  }

  package static let confidence = Confidence.seed

  private static let shared: [TypeTable.Style: [Double]] = [
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 33, 33, 33],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 32, 32, 32],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 26, 26, 26],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 24, 24, 24],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 27, 27, 27],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 33, 33, 33],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 30, 30, 30],
  ]

  private static let smallTitles: [TypeTable.Style: [Double]] = [
    .title: [25, 26, 26, 26, 27, 28, 30, 36, 41, 41, 41, 41],
    .title2: [19, 20, 20, 20, 21, 22, 24, 29, 35, 35, 35, 35],
    // Equal to title2 and larger than on larger phones, as printed in the source document.
    .title3: [19, 20, 20, 20, 21, 22, 24, 29, 35, 35, 35, 35],
    .largeTitle: [31, 32, 32, 32, 33, 34, 35, 42, 46, 46, 46, 46],
  ]

  private static let largeTitles: [TypeTable.Style: [Double]] = [
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 43, 43, 43],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 39, 39, 39],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 37, 37, 37],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 48, 48, 48],
  ]
}

import VitrineLayout

/// The measures of a list in points.
///
/// Those of iOS 26 were measured on the simulator of an iPhone SE (iamcgn/swiftui-web, Docs/elements/iOS.md): cards 16
/// points in with corners of 26, rows of at least 56 or 30 more than their content, lines of 1 point. Those of older
/// systems are UIKit's well-known ones: rows of 44, corners of 10, hairlines; where a first header stands, and the
/// heights of headers before iOS 26, are estimated.
nonisolated struct ListMetrics: Sendable {
  let form: _ListForm
  let isNew: Bool

  init(_ form: _ListForm, system: Int) {
    self.form = form
    isNew = system >= 26
  }

  private var isPlain: Bool { form == .plain }

  /// The distance of cards to the edges of the list.
  var cardInset: Double { form == .insetGrouped ? 16 : 0 }
  /// The radius of a card's continuous corners.
  var cardRadius: Double { form == .insetGrouped ? (isNew ? 26 : 10) : 0 }
  /// The distances of a row's content to the edges of its row.
  var rowInsets: EdgeInsets {
    let vertical = isNew ? 15.0 : 11
    return EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }
  var leastRowHeight: Double { isNew ? 56 : 44 }
  /// The distance of lines to the trailing edge of their row.
  var separatorEnd: Double { isPlain && isNew ? 16 : 0 }
  /// The thickness of lines; nil is one pixel.
  var separator: Double? { isNew ? 1 : nil }
  /// Whether a line stands below the last row.
  var closesSections: Bool { form != .insetGrouped }

  /// Above a first section without header.
  var top: Double { isPlain ? 0 : 35 }
  /// Between sections where the lower one has no header.
  var gap: Double { isPlain ? 0 : 35 }
  var headerAbove: Double { isNew ? (isPlain ? 32 : 27.5) : (isPlain ? 6 : 24) }
  var headerBelow: Double { isNew ? 10 : 6 }
  var footerAbove: Double { isNew ? 8 : 7 }
  var leastFooterHeight: Double { isNew ? 21 : 18 }

  /// The distance of headers and footers to the edges of the list.
  var wordsInset: Double { cardInset + 16 }

  /// Changes the environment for a part of a section.
  func adapt(_ environment: inout EnvironmentValues, _ role: SectionPart.Role) {
    guard role != .content else { return }
    if role == .footer || !(isNew || isPlain) {
      environment.type.font = .footnote
    } else {
      environment.type.font = isNew ? .body.weight(.medium) : .headline
    }
    if role == .header, !isNew, !isPlain, environment.type.textCase == nil {
      environment.type.textCase = .uppercase
    }
    environment.drawing.foreground = environment.drawing.foreground.lowered(by: 1)
  }

  /// The colour behind the list.
  func ground(_ environment: EnvironmentValues) -> Color {
    if isPlain { return Color(.system(.systemBackground)) }
    // Measured; of the dark one nothing is known, so that it is the older one.
    if isNew, environment.host.colorScheme == .light {
      return Color(red: 235 / 255, green: 236 / 255, blue: 236 / 255)
    }
    return Color(.system(.systemGroupedBackground))
  }

  /// The colour behind rows; nil for none.
  var card: Color? { isPlain ? nil : Color(.system(.secondarySystemGroupedBackground)) }
}

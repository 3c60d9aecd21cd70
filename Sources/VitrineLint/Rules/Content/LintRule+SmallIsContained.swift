import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let smallIsContained = LintRule(
    "w-small-essential", .widgetkit, .warning,
    "Larger families show what the small one does, and more.",
    advice: "Keep the values of the small family in the larger ones.",
    source: "Human Interface Guidelines, widgets (iOS 14); the share is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots
      guard let small = shown.first(where: { $0.family == .systemSmall }) else {
        return .notApplicable
      }
      let texts = small.picture.leaves.compactMap(\.string)
      let larger = shown.filter { $0.picture.isSystemFamily && $0.family != .systemSmall }
      guard !texts.isEmpty, !larger.isEmpty else { return .notApplicable }
      return .of(
        larger.compactMap { shown in
          let words = shown.picture.leaves.compactMap(\.string)
          // The same words may be set as several texts.
          let known = Set(words.flatMap(parts(of:)))
          let missing = texts.filter { text in
            !words.contains { $0.contains(text) } && !parts(of: text).allSatisfy(known.contains)
          }
          let share = Double(missing.count) / Double(texts.count)
          guard share > limits.missingShare, let first = missing.first else { return nil }
          return LintViolation(
            "\(shown.family?.slug ?? "view") lacks \(missing.count) of the small family's \(texts.count) texts, such as “\(first)”",
            measured: percent(share), limit: percent(limits.missingShare),
            excess: share - limits.missingShare)
        })
    })

  private static func parts(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}

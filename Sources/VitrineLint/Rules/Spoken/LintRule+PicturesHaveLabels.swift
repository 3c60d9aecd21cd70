import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let picturesHaveLabels = LintRule(
    "spoken-picture-label", .both, .warning, "Pictures have a label in words, or are not spoken.",
    advice: "Add accessibilityLabel, or accessibilityHidden for decoration.",
    source: "Human Interface Guidelines, VoiceOver; WCAG 2.1, success criterion 1.1.1 (A)",
    check: .picture { picture, _ in
      guard picture.level == usualLevel else { return .notApplicable }
      let images = picture.spoken.elements.filter { $0.traits.contains("image") && !$0.isAction }
      guard !images.isEmpty else { return .notApplicable }
      return .of(
        images.compactMap { element in
          guard element.origin == .picture || element.origin == .none, !element.isReadable else {
            return nil
          }
          return violation(
            "the picture is read as its file's name, “\(element.label)”", element,
            measured: element.label)
        })
    })
}

extension SpokenElement {
  /// Whether a picture's name reads like words: `Mountain lake`, not `img_0042` or `lake.png`.
  fileprivate var isReadable: Bool {
    !label.isEmpty && label.allSatisfy { $0.isLetter || $0 == " " }
  }
}

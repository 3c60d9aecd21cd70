import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let actionsHaveLabels = LintRule(
    "spoken-action-label", .both, .error, "Links, buttons and toggles have a label in words.",
    advice: "Add accessibilityLabel, or a text.",
    source: "Human Interface Guidelines, VoiceOver; WCAG 2.1, success criterion 4.1.2 (A)",
    check: .picture { picture, _ in
      guard picture.level == usualLevel else { return .notApplicable }
      let actions = picture.spoken.elements.filter(\.isAction)
      guard !actions.isEmpty else { return .notApplicable }
      return .of(
        actions.compactMap { element in
          guard !element.hasWords else { return nil }
          let role =
            element.traits.first { ["link", "button", "toggle"].contains($0) } ?? "control"
          let words =
            element.label.isEmpty
            ? "the \(role) has no label"
            : "the \(role) is read as “\(element.label)”, the name of its \(element.origin.rawValue)"
          return violation(words, element, measured: element.label)
        })
    })
}

extension SpokenElement {
  /// Whether the author gives words, in a label or in texts.
  fileprivate var hasWords: Bool {
    (origin == .author || origin == .text) && label.contains { $0.isLetter || $0.isNumber }
  }
}

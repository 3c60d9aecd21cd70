import VitrineGraphics
import VitrineWidgets

/// Rules on what VoiceOver says.
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

  static let labelsDiffer = LintRule(
    "spoken-duplicate-label", .both, .warning, "What does different things has different labels.",
    advice: "Add what tells them apart to accessibilityLabel.",
    source: "Human Interface Guidelines, VoiceOver; WCAG 2.1, success criterion 2.4.4 (A)",
    check: .picture { picture, _ in
      guard picture.level == usualLevel else { return .notApplicable }
      let actions = picture.spoken.elements.filter(\.isAction)
      guard actions.count > 1 else { return .notApplicable }
      return .of(
        actions.enumerated().compactMap { index, element in
          guard !element.label.isEmpty,
            let first = actions[..<index].first(where: { $0.label == element.label }),
            picture.action(of: first) != picture.action(of: element)
          else { return nil }
          return violation(
            "“\(element.label)” is read for two different actions, here and at \(first.path)",
            element, measured: element.label)
        })
    })

  private static func violation(
    _ message: String, _ element: SpokenElement, measured: String
  ) -> LintViolation {
    LintViolation(
      message, path: element.path, name: element.name, measured: measured, rect: element.rect)
  }
}

extension SpokenElement {
  /// Whether the author gives words, in a label or in texts.
  fileprivate var hasWords: Bool {
    (origin == .author || origin == .text) && label.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a picture's name reads like words: `Mountain lake`, not `img_0042` or `lake.png`.
  fileprivate var isReadable: Bool {
    !label.isEmpty && label.allSatisfy { $0.isLetter || $0 == " " }
  }
}

extension LintPicture {
  /// What a tap on an element does: a URL or an intent with its values.
  fileprivate func action(of element: SpokenElement) -> String {
    let target = hits.targets.last { $0.path == element.path }
    return "\(target?.url ?? "") \(target?.intent.map { "\($0)" } ?? "")"
  }
}

import VitrineGraphics
import VitrineWidgets

extension LintRule {
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
}

extension LintPicture {
  /// Returns the action of a tap on an element: a URL or an intent with its values.
  fileprivate func action(of element: SpokenElement) -> String {
    let target = hits.targets.last { $0.path == element.path }
    return "\(target?.url ?? "") \(target?.intent.map { "\($0)" } ?? "")"
  }
}

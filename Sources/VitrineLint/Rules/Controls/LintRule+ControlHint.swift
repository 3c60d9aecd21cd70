import VitrineWidgets

extension LintRule {
  static let controlHint = LintRule(
    "control-no-hint", .control, .warning,
    "A control says what a tap on it does.",
    advice: "Add controlWidgetActionHint to the label of each state.",
    source: "Human Interface Guidelines, Controls",
    check: .picture { picture, _ in
      guard picture.controlSize != nil, picture.level == usualLevel,
        let control = picture.spoken.elements.first
      else { return .notApplicable }
      if control.hint?.isEmpty == false { return .pass }
      return .violated([
        violation("nothing says what a tap leads to", control, measured: "no hint")
      ])
    })

  static let controlTitle = LintRule(
    "control-no-title", .control, .warning,
    "A control has a title.",
    advice: "Give the label a text, or the configuration a displayName.",
    source: "Human Interface Guidelines, Controls",
    check: .picture { picture, _ in
      guard picture.controlSize != nil, picture.level == usualLevel,
        let control = picture.spoken.elements.first
      else { return .notApplicable }
      // Without a title the name is that of its symbol, in a language that is not the reader's.
      if control.origin == .author { return .pass }
      return .violated([
        violation("no text says what the control is", control, measured: "no title")
      ])
    })
}

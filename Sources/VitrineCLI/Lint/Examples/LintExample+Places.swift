extension LintExample {
  /// Margins, corners and mirrored layouts.
  static let places: [LintExample] = [
    widgets("w-margin-16", more: free, corner(4), corner(16)),
    widgets("w-margin-8-grouped", more: free, plate(3, 12), plate(8, 18)),
    widgets("w-corner-radius-match", more: free, plate(8, 4), plate(8, 18)),
    widgets("doubled-margins", filled(#"{"padding":16}"#), filled("")),
    widgets("right-to-left", fixed("leading"), fixed("center")),
    widgets(
      "w-density",
      text("8"),
      column(text("Steps"), text("8,421", #"{"font":"largeTitle"}"#), text("of 10,000"))),
    widgets(
      "container-background", more: "",
      text("Steps"), text("Steps")
    ).bare,
  ]

  private static let free = #""contentMargins":false,"#

  private static func corner(_ padding: Double) -> String {
    text(
      "Steps",
      #"{"padding":\#(padding)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}"#
    )
  }

  private static func plate(_ padding: Double, _ radius: Double) -> String {
    text(
      "Steps",
      #"{"frame":{"width":100,"height":60}},{"background":{"content":{"RoundedRectangle":{"cornerRadius":\#(radius)},"modifiers":[{"fill":"teal"}]}}},{"padding":\#(padding)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}"#
    )
  }

  private static func filled(_ padding: String) -> String {
    let frame = #"{"frame":{"maxWidth":"infinity","maxHeight":"infinity"}}"#
    return text("Steps", padding.isEmpty ? frame : frame + "," + padding)
  }

  private static func fixed(_ edge: String) -> String {
    text(
      "Steps",
      #"{"frame":{"maxWidth":"infinity","alignment":"\#(edge)"}},{"environment":{"layoutDirection":"leftToRight"}}"#
    )
  }

  /// The same without a background in the document that breaks the rule.
  private var bare: LintExample {
    guard case .documents(let violated, let met) = pair else { return self }
    return LintExample(
      rule: rule,
      pair: .documents(
        violated: violated.replacing(#""background":"background","#, with: ""), met: met))
  }
}

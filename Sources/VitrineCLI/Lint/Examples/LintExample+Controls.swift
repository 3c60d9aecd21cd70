extension LintExample {
  /// Controls: what they do not say, and what their plates have no room for.
  static let controls: [LintExample] = [
    controls("control-no-hint", Parts(hint: nil), Parts()),
    controls("control-no-title", Parts(title: nil), Parts()),
    controls(
      "control-no-symbol", Parts(symbol: nil), Parts(symbol: #"{"on":"moon.fill","off":"moon"}"#)),
    controls(
      "control-title-cut", Parts(title: "Dim every lamp of the living room after sunset"),
      Parts(title: "Night light after ten")),
    controls(
      "control-states-alike", Parts(symbol: #""moon""#),
      Parts(symbol: #"{"on":"moon.fill","off":"moon"}"#)),
  ]

  /// The arguments of a toggle that meets all rules, but for what is changed.
  private struct Parts {
    var title: String? = "Night light"
    var symbol: String? = #"{"on":"moon.fill","off":"moon"}"#
    var hint: String? = "Switch"
  }

  private static func controls(_ rule: String, _ violated: Parts, _ met: Parts) -> LintExample {
    documents(rule, members(violated), members(met))
  }

  private static func members(_ parts: Parts) -> String {
    let arguments = [
      parts.title.map { #""title":"\#($0)""# }, parts.symbol.map { #""systemImage":\#($0)"# },
      parts.hint.map { #""controlWidgetActionHint":"\#($0)""# }, #""intent":"SetLamp""#,
    ]
    let toggle = arguments.compactMap { $0 }.joined(separator: ",")
    return #""control":{"toggle":{\#(toggle)}}"#
  }
}

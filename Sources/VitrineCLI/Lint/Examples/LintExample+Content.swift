extension LintExample {
  /// Examples on content, and on what VoiceOver says.
  static let content: [LintExample] = [
    widgets(
      "w-no-launcher-only", more: #""app":{"name":"Stride"},"#,
      column(walker, text("Stride")), column(walker, text("8,421"))),
    sizes("w-no-scaled-up-small", text("8,421"), column(text("8,421"), text("of 10,000 steps"))),
    sizes("w-small-essential", text("Elsewhere"), column(text("8,421"), text("of 10,000 steps"))),
    widgets("w-auth-hint", text("Sign in"), text("Sign in to see your steps")),
    widgets(
      "w-no-own-settings-screen", family: "systemMedium",
      row(
        text("Steps"), #"{"Spacer":{}}"#, link(symbol("gearshape.fill", "Settings"), "app://set")),
      row(text("Steps"), #"{"Spacer":{}}"#, link(symbol("plus", "Add"), "app://add"))),
    widgets(
      "w-no-app-name-in-content", more: #""app":{"name":"Stride"},"#,
      column(text("Stride"), text("8,421")), column(text("Steps"), text("8,421"))),
    widgets(
      "spoken-action-label", family: "systemMedium",
      link(
        #"{"Image":{"systemName":"plus"},"modifiers":[{"frame":{"width":44,"height":44}}]}"#,
        "app://add"),
      link(symbol("plus", "Add a walk"), "app://add")),
    widgets(
      "spoken-duplicate-label", family: "systemMedium",
      row(link(symbol("plus", "Add"), "app://1"), link(symbol("plus", "Add"), "app://2")),
      row(
        link(symbol("plus", "Add a walk"), "app://1"), link(symbol("plus", "Add a run"), "app://2"))
    ),
    widgets(
      "w-gallery-preview-realistic", text("Lorem ipsum"), text("8,421 steps")),
  ]

  private static let walker = #"{"Image":{"systemName":"figure.walk"}}"#

  private static func symbol(_ name: String, _ label: String) -> String {
    #"{"Image":{"systemName":"\#(name)"},"modifiers":[{"frame":{"width":44,"height":44}},{"accessibilityLabel":"\#(label)"}]}"#
  }

  /// A small family with a value, and a large one.
  private static func sizes(_ rule: String, _ violated: String, _ met: String) -> LintExample {
    func members(_ large: String) -> String {
      #""families":["systemSmall","systemLarge"],"background":"background","url":"a://b","body":{"systemSmall":\#(text("8,421")),"systemLarge":\#(large)}"#
    }
    return documents(rule, members(violated), members(met))
  }
}

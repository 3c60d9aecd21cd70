import Testing
import VitrineLint

/// Rules on what VoiceOver says.
@Suite struct SpokenRuleTests {
  private func link(_ label: String, to url: String = "a://1", _ modifiers: String = "") -> String {
    #"{"Link":{"destination":"\#(url)","label":\#(label)},"modifiers":[\#(modifiers)]}"#
  }
  private let plus = #"{"Image":{"systemName":"plus"}}"#

  private func found(_ rule: String, _ body: String) throws -> [LintFinding] {
    try LintSample.findings(rule, body, family: "systemMedium")
  }

  @Test func linksHaveWords() throws {
    let rule = "spoken-action-label"
    #expect(try found(rule, link(plus)).map(\.violation.measured) == ["plus"])
    #expect(try found(rule, link(plus, #"{"accessibilityLabel":"Add a drink"}"#)).isEmpty)
    #expect(try found(rule, link(#"{"HStack":[\#(plus),{"Text":"Add"}]}"#)).isEmpty)
    #expect(
      try found(rule, link(#"{"Text":"Add","modifiers":["accessibilityHidden"]}"#)).map(
        \.violation.measured) == [""])
  }

  @Test func labelsDiffer() throws {
    let rule = "spoken-duplicate-label"
    func two(_ second: String) -> String {
      #"{"HStack":[\#(link(#"{"Text":"Open"}"#)),\#(second)]}"#
    }
    #expect(
      try found(rule, two(link(#"{"Text":"Open"}"#, to: "a://2"))).map(\.violation.measured)
        == ["Open"])
    #expect(try found(rule, two(link(#"{"Text":"Open"}"#))).isEmpty)
    #expect(try found(rule, two(link(#"{"Text":"Close"}"#, to: "a://2"))).isEmpty)
  }

  @Test func picturesHaveWords() throws {
    let rule = "spoken-picture-label"
    func picture(_ modifiers: String) throws -> [LintFinding] {
      let text = """
        {"vitrine":1,"kind":"Cover","families":["systemSmall"],"background":"background",
         "body":{"Image":"Battery-accessoryRectangular-iphone-se-3-large-light-lock.png",
          "modifiers":["resizable",{"frame":{"width":60,"height":60}}\(modifiers)]}}
        """
      return try LintSample.findings(
        rule, in: LintSample.report(LintSample.document(text: text, file: "Golden/Widgets/w.json")))
    }
    #expect(try picture("").count == 1)
    #expect(try picture(#",{"accessibilityLabel":"Battery of the phone"}"#).isEmpty)
    #expect(try picture(#","accessibilityHidden""#).isEmpty)
  }
}

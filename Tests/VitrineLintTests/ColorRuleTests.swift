import Testing
import VitrineLint

@Suite struct ColorRuleTests {
  private func text(_ color: String, size: Double = 14) -> String {
    #"{"Text":"Steps of today","modifiers":[{"font":{"size":\#(size)}},{"foregroundStyle":"\#(color)"}]}"#
  }

  private func on(_ color: String) -> String {
    #"{"containerBackground":"\#(color)"},{"widgetURL":"app://home"}"#
  }

  /// WCAG: #767676 on white is 4.54 : 1, #777777 is 4.48 : 1, #949494 is 3.03 : 1, #959595 is 2.99 : 1.
  @Test func textReachesItsLimit() throws {
    let rule = "w-rich-colour-crisp-text"
    let found = try LintSample.findings(rule, text("#777777"), modifiers: on("#FFFFFF"))
    #expect(found.first?.violation.measured == "4.47 : 1")
    #expect(found.first?.violation.limit == "4.5 : 1")
    #expect(try LintSample.findings(rule, text("#767676"), modifiers: on("#FFFFFF")).isEmpty)
  }

  /// Emoji among the letters, and the text's own background, have colours of their own.
  @Test func lettersAloneAreMeasured() throws {
    let rule = "w-rich-colour-crisp-text"
    func line(_ color: String) -> String {
      #"{"Text":"42 % 🔋","modifiers":[{"font":{"size":14}},{"foregroundStyle":"\#(color)"}]}"#
    }
    #expect(
      try LintSample.findings(rule, line("#000000"), modifiers: on("#FFFFFF")).isEmpty)
    #expect(
      try LintSample.findings(rule, line("#777777"), modifiers: on("#FFFFFF")).map(
        \.violation.measured) == ["4.47 : 1"])
  }

  @Test func largeTextMayBeFainter() throws {
    let rule = "w-rich-colour-crisp-text"
    let size = 18.0
    #expect(
      try LintSample.findings(rule, text("#949494", size: size), modifiers: on("#FFFFFF")).isEmpty)
    #expect(
      try !LintSample.findings(rule, text("#959595", size: size), modifiers: on("#FFFFFF")).isEmpty)
    #expect(
      try !LintSample.findings(rule, text("#949494", size: 17.5), modifiers: on("#FFFFFF")).isEmpty)
  }

  @Test func bothAppearancesAreLegible() throws {
    let rule = "w-light-and-dark"
    let fixed = try LintSample.findings(rule, text("#222222"), modifiers: on("background"))
    #expect(fixed.count == 1)
    #expect(fixed.first?.violation.message.hasPrefix("in dark systemSmall") == true)
    #expect(try LintSample.findings(rule, text("primary"), modifiers: on("background")).isEmpty)
  }

  @Test func appearancesAreNotExchanged() throws {
    let rule = "w-no-inverted-modes"
    let inverted = ##""colors":{"Ground":{"light":"#000000","dark":"#FFFFFF"}},"##
    let right = ##""colors":{"Ground":{"light":"#FFFFFF","dark":"#000000"}},"##
    #expect(
      try LintSample.findings(rule, text("#888888"), more: inverted, modifiers: on("Ground")).count
        == 1)
    #expect(
      try LintSample.findings(rule, text("#888888"), more: right, modifiers: on("Ground")).isEmpty)
  }
}

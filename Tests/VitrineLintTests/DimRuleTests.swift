import Testing
import VitrineLint

/// Rules on widgets without a background, on black.
@Suite struct DimRuleTests {
  private func text(_ color: String) -> String {
    #"{"Text":"Steps","modifiers":[{"foregroundStyle":"\#(color)"}]}"#
  }

  @Test func dimmedTextsAreLegible() throws {
    let rule = "h-always-on-contrast"
    func found(_ color: String) throws -> [LintFinding] {
      try LintSample.findings(rule, text(color), family: "accessoryRectangular")
    }
    #expect(try found("#404040").map(\.violation.limit) == ["3 : 1"])
    #expect(try found("#A0A0A0").isEmpty)
  }

  @Test func textsShowOnBlack() throws {
    let rule = "h-standby-no-background"
    // WCAG's ratio to black is 2.95 for the first and 3.14 for the second.
    #expect(
      try LintSample.findings(rule, text("#585858")).map(\.violation.measured) == ["2.95 : 1"])
    #expect(try LintSample.findings(rule, text("#5C5C5C")).isEmpty)
    // A semantic colour is white there.
    #expect(try LintSample.findings(rule, text("primary")).isEmpty)
  }

  @Test func onlyTheContainersBackgroundGoes() throws {
    let rule = "h-standby-no-background"
    let free = #""contentMargins":false,"#
    func plate(_ side: Double) -> String {
      ##"{"Rectangle":{},"modifiers":[{"fill":"#203040"},{"frame":{"width":\##(side),"height":\##(side)}}]}"##
    }
    // Of 158 × 158 points: 93 % and 88 %.
    #expect(
      try LintSample.findings(rule, plate(152), more: free).map(\.violation.limit) == ["90 %"])
    #expect(try LintSample.findings(rule, plate(148), more: free).isEmpty)
  }
}

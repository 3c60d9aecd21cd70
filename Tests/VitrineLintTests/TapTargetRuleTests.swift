import Testing
import VitrineLint

@Suite struct TapTargetRuleTests {
  private func link(_ url: String, side: Double = 50) -> String {
    #"{"Link":{"destination":"\#(url)","label":{"Color":"blue","modifiers":[{"frame":{"width":\#(side),"height":\#(side)}}]}}}"#
  }

  private func row(_ links: [String]) -> String {
    #"{"HStack":[\#(links.joined(separator: ","))]}"#
  }

  @Test func smallWidgetsFollowNoLinks() throws {
    let rule = "w-small-one-tap-target"
    #expect(try LintSample.findings(rule, link("a://1")).count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#).isEmpty)
    #expect(try LintSample.findings(rule, link("a://1"), family: "systemMedium").isEmpty)
  }

  @Test func inlineAccessoriesFollowNoLinks() throws {
    let rule = "h-inline-one-target"
    let words = #"{"Link":{"destination":"a://1","label":{"Text":"Steps"}}}"#
    #expect(try LintSample.findings(rule, words, family: "accessoryInline").count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#, family: "accessoryInline").isEmpty)
  }

  @Test func targetsHaveFortyFourPoints() throws {
    let rule = "w-not-too-many-tap-targets"
    let found = try LintSample.findings(rule, link("a://1", side: 43), family: "systemMedium")
    #expect(found.map(\.violation.measured) == ["43 × 43 pt"])
    #expect(found.map(\.violation.limit) == ["44 × 44 pt"])
    #expect(
      try LintSample.findings(rule, link("a://1", side: 44), family: "systemMedium").isEmpty)
  }

  @Test func mediumWidgetsHaveSixTargets() throws {
    let rule = "w-not-too-many-tap-targets"
    let links = (1...8).map { link("a://\($0)", side: 45) }
    func rows(_ count: Int) -> String {
      #"{"VStack":[\#(row(Array(links.prefix(4)))),\#(row(Array(links[4..<count])))]}"#
    }
    let found = try LintSample.findings(rule, rows(7), family: "systemMedium")
    #expect(found.map(\.violation.message) == ["the widget has 7 tap targets, more than 6"])
    #expect(try LintSample.findings(rule, rows(6), family: "systemMedium").isEmpty)
    #expect(try LintSample.findings(rule, rows(7), family: "systemLarge").isEmpty)
  }

  @Test func targetsDoNotOverlap() throws {
    let rule = "w-not-too-many-tap-targets"
    let over = link("a://1", side: 60) + "," + link("a://2", side: 50)
    let found = try LintSample.findings(rule, over, family: "systemMedium")
    #expect(found.count == 1)
    #expect(found.first?.violation.message.hasPrefix("the link lies in part below") == true)
    #expect(
      try LintSample.findings(rule, row([link("a://1"), link("a://2")]), family: "systemMedium")
        .isEmpty)
  }

  @Test func linksLeadToTheirItems() throws {
    let rule = "w-deep-link"
    let same = row([link("a://1"), link("a://1")])
    #expect(try LintSample.findings(rule, same, family: "systemMedium").count == 1)
    let two = row([link("a://1"), link("a://2")])
    #expect(try LintSample.findings(rule, two, family: "systemMedium").isEmpty)
  }

  @Test func aWidgetWithoutURLOnlyOpensTheApp() throws {
    let rule = "w-deep-link"
    let bare = #"{"containerBackground":"background"}"#
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#, modifiers: bare).count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#).isEmpty)
  }
}

import Testing
import VitrineLint

@Suite struct PlaceRuleTests {
  private let free = #""contentMargins":false,"#

  /// A view at the leading edge, some points away.
  private func placed(_ view: String, _ distance: Double) -> String {
    #"{"VStack":[\#(view)],"modifiers":[{"padding":\#(distance)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}]}"#
  }

  @Test func textKeepsSixteenPoints() throws {
    let found = try LintSample.findings(
      "w-margin-16", placed(#"{"Text":"Steps"}"#, 15), more: free)
    #expect(found.map(\.violation.measured) == ["15 pt"])
    #expect(
      try LintSample.findings("w-margin-16", placed(#"{"Text":"Steps"}"#, 16), more: free).isEmpty)
  }

  @Test func badgesBelongToTheirShape() throws {
    let rule = "w-margin-16"
    let bolt = #"{"Image":{"systemName":"bolt.fill"},"modifiers":[{"font":{"size":16}}]}"#
    func ring(_ offset: Double) -> String {
      #"{"ZStack":{"alignment":"top","children":[{"Circle":{},"modifiers":[{"stroke":{"style":"blue","lineWidth":6}},{"frame":{"width":60,"height":60}}]},{"VStack":[\#(bolt)],"modifiers":[{"offset":{"y":\#(offset)}}]}]}}"#
    }
    #expect(try LintSample.findings(rule, placed(ring(-4), 16), more: free).isEmpty)
    // Above the ring it stands by itself.
    #expect(try LintSample.findings(rule, placed(ring(-15), 16), more: free).count == 1)
  }

  @Test func titlesOnABandKeepEightPoints() throws {
    func band(_ padding: Double) -> String {
      #"{"VStack":{"spacing":0,"children":[{"Text":"Notes","modifiers":[{"frame":{"maxWidth":"infinity"}},{"padding":\#(padding)},{"background":"yellow"}]},{"Spacer":{}}]}}"#
    }
    #expect(
      try LintSample.findings("w-margin-16", band(7), more: free).map(\.violation.limit) == ["8 pt"]
    )
    #expect(try LintSample.findings("w-margin-16", band(8), more: free).isEmpty)
  }

  private func tile(_ radius: Double) -> String {
    #"{"Text":"Steps","modifiers":[{"frame":{"width":100,"height":60}},{"background":{"content":{"RoundedRectangle":{"cornerRadius":\#(radius)},"modifiers":[{"fill":"blue"}]}}}]}"#
  }

  @Test func tilesKeepEightPoints() throws {
    let found = try LintSample.findings("w-margin-8-grouped", placed(tile(4), 7), more: free)
    #expect(found.map(\.violation.measured) == ["7 pt"])
    #expect(try LintSample.findings("w-margin-8-grouped", placed(tile(4), 8), more: free).isEmpty)
    #expect(try LintSample.findings("w-margin-16", placed(tile(4), 8), more: free).isEmpty)
  }

  @Test func cornersAreConcentric() throws {
    // The container of an iPhone 15 under iOS 26 has corners of 26.86 points; 8 points inside, 18.9 is concentric.
    let found = try LintSample.findings("w-corner-radius-match", placed(tile(10), 8), more: free)
    #expect(found.map(\.violation.measured) == ["10 pt"])
    #expect(found.map(\.violation.limit) == ["18.9 pt"])
    #expect(
      try LintSample.findings("w-corner-radius-match", placed(tile(18.5), 8), more: free).isEmpty)
  }

  @Test func theBackgroundIsTheContainers() throws {
    let rule = "container-background"
    let none = #"{"widgetURL":"app://home"}"#
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#, modifiers: none).count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#).isEmpty)
  }
}

import Testing
import VitrineLint

@Suite struct TextRuleTests {
  private func text(_ size: Double, _ words: String = "Steps") -> String {
    #"{"Text":"\#(words)","modifiers":[{"font":{"size":\#(size)}}]}"#
  }

  @Test func smallTextIsUnderElevenPoints() throws {
    let small = try LintSample.findings("h-min-font-11", text(10.5))
    #expect(small.map(\.violation.measured) == ["10.5 pt"])
    #expect(small.map(\.family) == ["systemSmall"])
    #expect(try LintSample.findings("h-min-font-11", text(11)).isEmpty)
  }

  @Test func longTextIsTruncatedOnAScreen() throws {
    let long = #"{"Text":"Remarkably long headline","modifiers":[{"lineLimit":1}]}"#
    let found = try LintSample.findings("w-adapts-to-screens", long)
    #expect(found.count == 1)
    #expect(found.first?.violation.message.contains("is truncated") == true)
    #expect(found.first?.place == "iphone-15, large, light")
    let short = #"{"Text":"Headline","modifiers":[{"lineLimit":1}]}"#
    #expect(try LintSample.findings("w-adapts-to-screens", short).isEmpty)
  }

  @Test func largeSizesAreJudgedByTheirOwnRule() throws {
    let line = #"{"Text":"Steps of today","modifiers":[{"lineLimit":1}]}"#
    let report = try LintSample.report(
      LintSample.document(line), levels: [.large, .accessibility4, .accessibility5])
    #expect(try LintSample.findings("w-adapts-to-screens", in: report).isEmpty)
    let found = try LintSample.findings("h-dynamic-type-large-ax5", in: report)
    #expect(found.map(\.count) == [2])
    let fixed = #"{"Text":"Steps","modifiers":[{"lineLimit":1},{"font":{"size":12}}]}"#
    #expect(
      try LintSample.findings("h-dynamic-type-large-ax5", fixed, levels: [.accessibility5]).isEmpty)
  }

  @Test func textsThatLieOverEachOtherAreTold() throws {
    let two = #"{"Text":"Monday"},{"Text":"Tuesday"}"#
    let found = try LintSample.findings("w-adapts-to-screens", two)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.violation.message.hasSuffix("overlaps other text") })
    let column = #"{"VStack":[{"Text":"Monday"},{"Text":"Tuesday"}]}"#
    #expect(try LintSample.findings("w-adapts-to-screens", column).isEmpty)
  }
}

import Testing
import VitrineLint

@Suite struct TimelineRuleTests {
  private let title = #"{"Text":"{title}"}"#

  private func entries(_ list: [(String, String)]) -> String {
    let rows = list.map { #"{"date":"2007-01-09T\#($0.0)","data":{"title":"\#($0.1)"}}"# }
    return #""data":{"title":"none"},"entries":[\#(rows.joined(separator: ","))],"#
  }

  @Test func entriesAreFiveMinutesApart() throws {
    let rule = "w-not-minutely"
    let near = try LintSample.findings(
      rule, title, more: entries([("09:00", "a"), ("09:04:59", "b")]))
    #expect(near.map(\.violation.measured) == ["299 s"])
    #expect(
      try LintSample.findings(rule, title, more: entries([("09:00", "a"), ("09:05", "b")])).isEmpty)
  }

  @Test func entriesDiffer() throws {
    let rule = "w-changes-over-day"
    #expect(
      try LintSample.findings(rule, title, more: entries([("09:00", "a"), ("10:00", "a")])).count
        == 1)
    #expect(
      try LintSample.findings(rule, title, more: entries([("09:00", "a"), ("10:00", "b")])).isEmpty)
  }

  @Test func aTimelineThatIsNeverReloadedIsNotJudged() throws {
    let rule = "w-keep-up-to-date"
    let never = #""reload":"never","# + entries([("09:00", "a")])
    let report = try LintSample.report(LintSample.document(title, more: never))
    #expect(try LintSample.row(rule, in: report).outcome == .notJudged)
    let usual = try LintSample.report(
      LintSample.document(title, more: entries([("09:00", "a")])))
    #expect(try LintSample.row(rule, in: usual).outcome == .pass)
  }

  @Test func placeholdersShowNoData() throws {
    let rule = "w-placeholder-shapes"
    let list = entries([("09:00", "a"), ("10:00", "b")])
    let open = #"{"Text":"{title}","modifiers":["unredacted"]}"#
    #expect(try LintSample.findings(rule, open, more: list).count == 1)
    #expect(try LintSample.findings(rule, title, more: list).isEmpty)
    let fixed = #"{"VStack":[{"Text":"Title","modifiers":["unredacted"]},\#(title)]}"#
    #expect(try LintSample.findings(rule, fixed, more: list).isEmpty)
  }

  @Test func placeholdersKeepPlaces() throws {
    let rule = "w-placeholder-recognisable"
    let lines = #"{"VStack":[{"Text":"{title}"},{"Text":"Steps"}]}"#
    let tall = #""data":{"title":"a"},"placeholder":{"title":"a\nb"},"#
    let same = #""data":{"title":"a"},"placeholder":{"title":"abc"},"#
    let found = try LintSample.findings(rule, lines, more: tall)
    #expect(found.count == 1)
    #expect(found.first?.violation.measured == "1" || found.first?.violation.measured == "2")
    #expect(try LintSample.findings(rule, lines, more: same).isEmpty)
  }

  /// The blanks of ten narrow letters are wider than the letters, on a device as well.
  @Test func blanksMayMoveWhatStandsBesideThem() throws {
    let side = #"{"HStack":[{"Text":"iiiiiiiiii"},{"Text":"Steps"}]}"#
    let data = #""data":{"title":"a"},"placeholder":{"title":"b"},"#
    #expect(
      try LintSample.findings("w-placeholder-recognisable", side, more: data).isEmpty)
  }

  /// So do squares, which stand for symbols of all sizes; what moves further is found all the same.
  @Test func squaresMayMoveWhatStandsBesideThem() throws {
    let rule = "w-placeholder-recognisable"
    let data = #""data":{"title":"a"},"placeholder":{"title":"a\nb"},"#
    func beside(_ text: String) -> String {
      #"{"HStack":[{"Image":{"systemName":"cloud.sun.fill"}},{"Text":"\#(text)"}]}"#
    }
    #expect(try LintSample.findings(rule, beside("Steps"), more: data).isEmpty)
    let moving = #"{"VStack":[\#(beside("Steps")),{"Text":"{title}"}]}"#
    #expect(try LintSample.findings(rule, moving, more: data).count == 1)
  }

  @Test func previewsAreRealistic() throws {
    let rule = "w-gallery-preview-realistic"
    #expect(try LintSample.findings(rule, #"{"Text":"Lorem ipsum"}"#).count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Steps"}"#).isEmpty)
    #expect(
      try LintSample.findings(rule, #"{"Text":"Steps","modifiers":[{"redacted":"placeholder"}]}"#)
        .count == 1)
    #expect(try LintSample.findings(rule, #"{"Spacer":{}}"#).count == 1)
  }

  @Test func largeFamiliesShowMore() throws {
    let rule = "w-no-scaled-up-small"
    func report(_ large: String) throws -> [LintFinding] {
      let text = """
        {"vitrine":1,"kind":"Sizes","families":["systemSmall","systemLarge"],
         "body":{"systemSmall":{"Text":"Steps"},"systemLarge":\(large)}}
        """
      return try LintSample.findings(
        rule, in: LintSample.report(.parse(Array(text.utf8), file: "sizes.json")))
    }
    #expect(try report(#"{"Text":"Steps","modifiers":[{"font":"largeTitle"}]}"#).count == 1)
    #expect(try report(#"{"VStack":[{"Text":"Steps"},{"Text":"8,421"}]}"#).isEmpty)
  }

  /// A text that the small family cuts says more where it is whole.
  @Test func longerPartsOfATextAreMore() throws {
    let words = Array(repeating: "twelve steps to the harbour", count: 4).joined(separator: ", ")
    func found(_ lines: Int) throws -> [LintFinding] {
      let text = """
        {"vitrine":1,"kind":"Note","families":["systemSmall","systemLarge"],
         "body":{"Text":"\(words)","modifiers":[{"lineLimit":\(lines)},{"font":{"size":11}}]}}
        """
      return try LintSample.findings(
        "w-no-scaled-up-small",
        in: LintSample.report(LintSample.document(text: text, file: "note.json")))
    }
    #expect(try found(4).isEmpty)
    #expect(try found(40).count == 1)
  }
}

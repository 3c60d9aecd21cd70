import Foundation
import Testing
import VitrineLint

/// Rules on what stands out, and on widgets that ask to sign in.
@Suite struct FocusRuleTests {
  @Test func oneTextStandsOut() throws {
    let rule = "w-instant-grasp"
    func column(_ largest: Double, weight: String = "regular") -> String {
      let rest = (1...3).map { #"{"Text":"Line \#($0)","modifiers":[{"font":{"size":12}}]}"# }
      let first =
        #"{"Text":"8,421","modifiers":[{"font":{"size":\#(largest),"weight":"\#(weight)"}}]}"#
      return #"{"VStack":[\#(first),\#(rest.joined(separator: ","))]}"#
    }
    #expect(try LintSample.findings(rule, column(14)).map(\.violation.measured) == ["1.16"])
    #expect(try LintSample.findings(rule, column(15)).isEmpty)
    #expect(try LintSample.findings(rule, column(14, weight: "bold")).isEmpty)
  }

  private func picture(_ name: String, _ side: Double) throws -> [LintFinding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden =
      FileManager.default.currentDirectoryPath
      + "/Golden/Widgets/Battery-accessoryRectangular-iphone-se-3-large-light-lock.png"
    try FileManager.default.copyItem(atPath: golden, toPath: folder.path + "/" + name)
    let text = """
      {"vitrine":1,"kind":"Logo","families":["systemSmall"],"background":"background",
       "body":{"Image":"\(name)","modifiers":["resizable",{"frame":{"width":\(side),"height":\(side)}}]}}
      """
    return try LintSample.findings(
      "w-branding-unobtrusive",
      in: LintSample.report(LintSample.document(text: text, file: folder.path + "/w.json")))
  }

  @Test func logosAreSmall() throws {
    // 5 % of 158 × 158 points is a square of 35.3.
    #expect(try picture("brand-logo.png", 37).map(\.violation.limit) == ["5 %"])
    #expect(try picture("brand-logo.png", 34).isEmpty)
    #expect(try picture("cover.png", 100).isEmpty)
  }

  @Test func signingInHasAReason() throws {
    let rule = "w-auth-hint"
    let found = try LintSample.findings(rule, #"{"Text":"Sign in"}"#)
    #expect(Set(found.map(\.violation.measured)) == ["2 words"])
    #expect(try LintSample.findings(rule, #"{"Text":"Sign in to see steps"}"#).isEmpty)
    #expect(try LintSample.findings(rule, #"{"Text":"Signs of spring"}"#).isEmpty)
  }

  @Test func theIconIsNotTheWidget() throws {
    let rule = "h-not-app-icon-copy"
    let report = try LintSample.report(LintSample.document(#"{"Text":"Steps"}"#))
    #expect(try LintSample.row(rule, in: report).outcome == .notJudged)
  }
}

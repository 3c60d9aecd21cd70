import Foundation
import Testing
import VitrineGraphics
import VitrineImages
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

  /// The findings of a rule on a small widget of one picture, which the folder has under a name.
  private func picture(
    _ name: String, _ side: Double, rule: String = "w-branding-unobtrusive", app: String = ""
  ) throws -> [LintFinding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A square of one colour, as icons are.
    var pixmap = Pixmap(width: 60, height: 60)
    for y in 0..<60 { for x in 0..<60 { pixmap[x, y] = 0xFFB0_4020 } }
    var scratch = PNGScratch()
    let file = try encodePNG(pixmap, scale: 1, scratch: &scratch)
    try Data(file).write(to: folder.appending(path: name))
    let text = """
      {"vitrine":1,"kind":"Logo","families":["systemSmall"],"background":"background",\(app)
       "body":{"Image":"\(name)","modifiers":["resizable",{"frame":{"width":\(side),"height":\(side)}}]}}
      """
    return try LintSample.findings(
      rule,
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
    // Half of 158 × 158 points is a square of 111.7.
    let app = #""contentMargins":false,"app":{"name":"Stride","icon":"icon.png"},"#
    func copy(_ side: Double) throws -> [LintFinding] {
      try picture("icon.png", side, rule: rule, app: app)
    }
    #expect(try copy(113).map(\.violation.limit) == ["50 %"])
    #expect(try copy(111).isEmpty)
  }
}

import Foundation
import Testing
import VitrineLint

@Suite struct GuidelineTests {
  @Test func everyRuleOfTheListHasALine() {
    let listed = LintGuideline.all.filter(\.isListed)
    #expect(listed.count == 106)
    #expect(Set(LintGuideline.all.map(\.id)).count == LintGuideline.all.count)
    #expect(listed.count { $0.id.hasPrefix("today-") } == 40)
    #expect(listed.count { $0.id.hasPrefix("w-") } == 50)
    #expect(listed.count { $0.id.hasPrefix("h-") } == 16)
  }

  @Test func whatIsNotJudgedSaysWhyAndTheRestHasACheck() {
    for row in LintGuideline.all {
      #expect(!row.statement.isEmpty)
      #expect((row.rule == nil) == (row.judged == .not), "\(row.id)")
      #expect(row.reason.isEmpty == (row.judged == .checked), "\(row.id)")
    }
  }

  /// The page of rules is what the program says of them.
  @Test func thePageSaysWhyAndHow() throws {
    let explained = LintExplanation.all.map(\.rule)
    #expect(Set(explained) == Set(LintRule.all.map(\.id)))
    #expect(Set(explained).count == explained.count)
    let page = try String(
      contentsOfFile: "Sources/Vitrine/Vitrine.docc/Rules.md", encoding: .utf8)
    #expect(page == LintGuideline.page())
  }
}

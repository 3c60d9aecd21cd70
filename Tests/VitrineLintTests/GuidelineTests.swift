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
}

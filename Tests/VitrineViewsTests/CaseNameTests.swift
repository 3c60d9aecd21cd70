import Testing
import Vitrine

/// Names of cases are what printing them gives.
@Suite struct CaseNameTests {
  @Test func namesAreThoseOfTheCases() {
    for each in DynamicTypeSize.allCases { #expect(each.caseName == "\(each)") }
    for each in NCWidgetDisplayMode.allCases { #expect(each.caseName == "\(each)") }
    for each in NCUpdateResult.allCases { #expect(each.caseName == "\(each)") }
    for each in UIBlurEffect.Style.allCases { #expect(each.caseName == "\(each)") }
    for each in UIVibrancyEffectStyle.allCases { #expect(each.caseName == "\(each)") }
  }
}

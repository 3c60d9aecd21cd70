import StepsWidget
import Testing
import VitrineTesting

@Suite(.golden()) struct StepsWidgetTests {
  @Test func everyFamilyInBothSchemes() async {
    await expectSnapshot(of: StepsWidget.self, over: .quick)
  }
}

import StepsWidget
import Testing
import Vitrine
import VitrineTesting
import XCTest

@Suite(.golden()) struct StepsWidgetTests {
  @Test func everyFamilyInBothSchemes() async {
    var matrix = RenderMatrix()
    matrix.schemes = [.light, .dark]
    matrix.common.device = .standard
    await expectSnapshot(of: StepsWidget.self, over: matrix)
  }

  @Test func theLargestTypeKeepsItsWords() async {
    var matrix = RenderMatrix()
    matrix.typeSizes = [.accessibility5]
    matrix.families = .listed([.systemSmall])
    await expectSnapshot(of: StepsWidget.self, named: "texts", as: .text, over: matrix)
  }
}

final class StepsWidgetLayoutTests: XCTestCase {
  @MainActor
  func testLayout() async {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemSmall])
    await assertSnapshot(of: StepsWidget.self, as: .layout, named: "layout", over: matrix)
  }
}

import StepsWidget
import Testing
import Vitrine
import VitrineTesting
import XCTest

@Suite(.golden()) struct StepsLooksTests {
  @Test func theLargestTypeKeepsItsWords() async {
    var matrix = RenderMatrix()
    matrix.typeSizes = [.accessibility5]
    matrix.families = .listed([.systemSmall])
    await expectSnapshot(of: StepsWidget.self, named: "texts", as: .text, over: matrix)
  }

  @Test func thePlaceholderTellsNothing() async {
    var matrix = RenderMatrix()
    matrix.entries = [.placeholder]
    matrix.families = .listed([.systemSmall])
    await expectSnapshot(of: StepsWidget.self, over: matrix)
  }

  @Test func oneLookUnderANameOfItsOwn() async throws {
    var night = RenderConfiguration()
    night.scheme = .dark
    night.typeSize = .xxLarge
    let image = try #require(await picture(of: StepsWidget.self, night))
    expectSnapshot(of: image, named: "Night")
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

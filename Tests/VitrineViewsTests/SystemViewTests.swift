import SwiftUI
import Testing
import Vitrine
import VitrineLayout
import WidgetKit

/// Views whose looks the system decides.
@Suite struct SystemViewTests {
  private func names(_ node: Node) -> [String] { [node.name] + node.children.flatMap(names) }

  @Test func inlineWidgetsHaveNoPlate() {
    let view = ZStack { AccessoryWidgetBackground() }
    #expect(names(resolve(view).tree.root).contains("AccessoryWidgetBackground"))
    let inline = view.environment(\.widgetFamily, .accessoryInline)
    #expect(!names(resolve(inline).tree.root).contains("AccessoryWidgetBackground"))
  }

  /// The symbol stands over the title, and is twice its size.
  @Test func unavailableContentHasALargeSymbol() {
    let view = ContentUnavailableView(
      "None", systemImage: "star", description: Text("Nothing is here."))
    var symbols: [Double] = []
    func visit(_ node: Node) {
      if case .image(let leaf) = node.kind { symbols.append(leaf.size.height) }
      node.children.forEach(visit)
    }
    visit(resolve(view).tree.root)
    #expect(symbols.count == 1)
    #expect((symbols.first ?? 0) > 40)
    #expect(names(resolve(view).tree.root).filter { $0 == "VStack" }.count == 2)
  }
}

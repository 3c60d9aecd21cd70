import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// An inline accessory is in the system's font, whatever its author asks for.
@MainActor @Suite struct InlineFontTests {
  private func size(_ family: WidgetFamily, _ text: Text) throws -> (size: Double, weight: Double) {
    var configuration = RenderConfiguration()
    configuration.family = family
    let entry = WidgetEntry { text }
    let widget = WidgetDescription(
      kind: "Card", families: [family], source: .immediate { _ in entry })
    let tree = Renderer().place(entry, of: widget, configuration).tree
    for node in tree.nodes {
      if case .text(let text) = node.content, let font = text.leaf.runs.first?.font {
        return (font.size, font.weight)
      }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func authorsFontsAreLeftOut() throws {
    let plain = try size(.accessoryInline, Text("57°"))
    let large = try size(.accessoryInline, Text("57°").font(.system(size: 40)).bold())
    #expect(plain == large)
    let circle = try size(.accessoryCircular, Text("57°").font(.system(size: 40)).bold())
    #expect(circle.size == 40 && circle.weight > plain.weight)
  }

  /// A phone shows a text of 251 points beside the date; a line is a third of a point higher than its place.
  @Test func aLongLineIsShown() throws {
    let entry = WidgetEntry {
      ViewThatFits {
        Text("Long Text for Lock Screen")
        Text("Short Text")
      }
    }
    let widget = WidgetDescription(
      kind: "Card", families: [.accessoryInline], source: .immediate { _ in entry })
    var configuration = RenderConfiguration()
    configuration.family = .accessoryInline
    let tree = Renderer().place(entry, of: widget, configuration).tree
    let shown = tree.nodes.compactMap { node -> String? in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
    #expect(shown == ["Long Text for Lock Screen"])
  }
}

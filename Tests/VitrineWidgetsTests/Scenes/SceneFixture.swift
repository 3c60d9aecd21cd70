import Vitrine
import VitrineGraphics
import VitrineLayout

/// Widgets of one entry, drawn.
@MainActor
enum SceneFixture {
  static let renderer = Renderer()

  static func widget<Content: View>(
    kind: String = "Test", _ content: @escaping @Sendable () -> Content
  ) -> WidgetDescription {
    let entry = WidgetEntry(content)
    return WidgetDescription(
      kind: kind, families: WidgetFamily.allCases, source: .immediate { _ in entry })
  }

  static func image(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> RenderedImage {
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    return renderer.render(entry, of: widget, configuration, scratch: &scratch)
  }

  static func render(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> Pixmap {
    await image(widget, configuration).pixmap
  }

  static func place(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> PlacedTree {
    let entry = await widget.entry(for: EntryRequest(configuration))
    return snap(renderer.place(entry, of: widget, configuration).tree)
  }

  static func texts(_ tree: PlacedTree) -> [String] {
    tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  /// A text of the picture by its words: frame and first baseline in points, and the font's size.
  static func text(
    _ string: String, in tree: PlacedTree
  ) -> (frame: Rect, baseline: Double, size: Double)? {
    for node in tree.nodes {
      guard case .text(let text) = node.content else { continue }
      guard text.leaf.runs.map(\.text).joined() == string else { continue }
      let size = text.leaf.runs.first?.font.size ?? 0.0
      return (node.frame, node.frame.y + text.layout.firstBaseline, size)
    }
    return nil
  }

  static let plain = widget {
    Text(verbatim: "Hello").containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget)
  }
}

import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Links take the styles of buttons.
@MainActor @Suite struct LinkStyleTests {
  private func colour(_ inWidget: Bool = false, @ViewBuilder _ content: () -> some View) -> RGBA? {
    var environment = EnvironmentValues()
    environment.isInWidget = inWidget
    return filled(resolve(content(), environment: environment).tree.root)
  }

  /// The colour of the first text below.
  private func filled(_ node: Node) -> RGBA? {
    if case .text(let leaf) = node.kind, case .color(let color)? = leaf.fills.first?.kind {
      return color
    }
    return node.children.lazy.compactMap { filled($0) }.first
  }

  private func link() -> some View {
    Link(destination: URL(fileURLWithPath: "/")) { Text("Event").foregroundStyle(.primary) }
  }

  @Test func linksHaveTheTint() {
    #expect(colour { link().tint(Color.red) } == colour { Text("a").foregroundStyle(Color.red) })
  }

  /// Public reference pictures: rows that are plain links keep the label's black.
  @Test func plainLinksHaveTheColoursAround() {
    #expect(colour { link().buttonStyle(.plain) } == .black)
    #expect(
      colour { link().buttonStyle(.plain).foregroundStyle(Color.red) }
        == colour { Text("a").foregroundStyle(Color.red) })
  }

  @Test func linksInWidgetsHaveTheColoursAround() {
    #expect(colour(true) { link() } == .black)
  }

  @Test func authorsStylesDrawLinks() {
    let root = resolve(link().buttonStyle(Boxed())).tree.root
    #expect(root.name == "Link" && root.children.first?.name == "padding")
  }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
}

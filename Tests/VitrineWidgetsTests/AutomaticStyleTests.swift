import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The automatic style of a control is the one it has without any.
@MainActor @Suite struct AutomaticStyleTests {
  private func names(_ inWidget: Bool, @ViewBuilder _ content: () -> some View) -> [String] {
    var environment = EnvironmentValues()
    environment.isInWidget = inWidget
    func below(_ node: Node) -> [String] { [node.name] + node.children.flatMap(below) }
    return below(resolve(content(), environment: environment).tree.root)
  }

  @Test(arguments: [false, true]) func buttons(inWidget: Bool) {
    let button = Button("Skip") {}
    let plain = names(inWidget) { button }
    #expect(names(inWidget) { button.buttonStyle(.automatic) } == plain)
    // A platter inside widgets alone.
    #expect(
      plain
        == names(inWidget) {
          if inWidget { button.buttonStyle(.bordered) } else { button.buttonStyle(.borderless) }
        })
  }

  @Test(arguments: [false, true]) func links(inWidget: Bool) {
    let link = Link(destination: URL(fileURLWithPath: "/")) { Text("Event") }
    #expect(names(inWidget) { link.buttonStyle(.automatic) } == names(inWidget) { link })
  }

  @Test(arguments: [nil, 0.4]) func progressViews(value: Double?) {
    let view = ProgressView("Loading", value: value)
    let plain = names(false) { view }
    #expect(names(false) { view.progressViewStyle(.automatic) } == plain)
    #expect(
      plain
        == names(false) {
          if value == nil {
            view.progressViewStyle(.circular)
          } else {
            view.progressViewStyle(.linear)
          }
        })
  }

  @Test func othersAreTheirDefaults() {
    let gauge = Gauge(value: 0.5) { Text("Level") }
    #expect(names(false) { gauge.gaugeStyle(.automatic) } == names(false) { gauge })
    let label = Label("Steps", systemImage: "figure.walk")
    #expect(names(false) { label.labelStyle(.automatic) } == names(false) { label })
  }

  /// Without `tint`, the tint is the app's accent colour, for which its catalogue has a name.
  @Test func tintIsTheAccentColour() {
    var environment = EnvironmentValues()
    func tint() -> RGBA? {
      let tree = resolve(Rectangle().fill(.tint), environment: environment).tree
      guard case .shape(let leaf) = tree.root.kind, case .fill(let fill, _) = leaf.drawing,
        case .color(let color) = fill.kind
      else { return nil }
      return color
    }
    #expect(tint() == Color.blue.rgba(environment))
    environment.assets = AssetCatalog(colorNamed: { name, _ in
      name == "AccentColor" ? RGBA(1, 0, 0) : nil
    })
    #expect(tint() == RGBA(1, 0, 0))
    environment.drawing.tint = AnyShapeStyle(Color.green)
    #expect(tint() == Color.green.rgba(environment))
  }
}

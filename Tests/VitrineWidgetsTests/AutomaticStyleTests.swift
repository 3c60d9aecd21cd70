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

  /// The colours of shapes, outermost first and of labels before those of their platters.
  private func fills(@ViewBuilder _ content: () -> some View) -> [RGBA] {
    var environment = EnvironmentValues()
    environment.isInWidget = true
    func below(_ node: Node) -> [RGBA] {
      let inside = node.children.flatMap(below)
      guard case .shape(let leaf) = node.kind, case .fill(let fill, _) = leaf.drawing,
        case .color(let color) = fill.kind
      else { return inside }
      return [color] + inside
    }
    return below(resolve(content(), environment: environment).tree.root)
  }

  /// A screenshot shows white symbols in bordered buttons with a black tint under a white foreground style.
  @Test func foregroundAroundButtonsTakesPrecedence() {
    let environment = EnvironmentValues()
    let (white, black) = (Color.white.rgba(environment), Color.black.rgba(environment))
    let button = Button {
    } label: {
      Rectangle().frame(width: 9, height: 9)
    }
    #expect(fills { button.buttonStyle(.bordered) }.first == Color.blue.rgba(environment))
    #expect(fills { button.buttonStyle(.bordered).tint(.black) }.first == black)
    #expect(fills { button.tint(.black).foregroundStyle(.white) }.first == white)
    #expect(fills { button.buttonStyle(.borderedProminent) }.first == white)
    #expect(
      fills { button.buttonStyle(.borderedProminent).foregroundColor(.black) }.first == black)
    #expect(
      fills { VStack { button.buttonStyle(.borderless) }.foregroundStyle(.black) } == [black])
    // The platter keeps the tint.
    #expect(fills { button.tint(.black).foregroundStyle(.white) }.last == black)
  }

  /// Recordings of iOS 17 show capsules of (226, 239, 254) on white, give or take one.
  @Test func platterInWidgetsIsOfTheAccentColour() throws {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.size = Size(80, 60)
    configuration.os = 17
    var scratch = RenderScratch()
    let button = Button {
    } label: {
      Color.clear.frame(width: 20, height: 20)
    }
    let view = button.buttonStyle(.bordered).id("button").background(.white)
      .environment(\.isInWidget, true)
    let image = Tapped.renderer.render(view, configuration, scratch: &scratch)
    let frame = try #require(Lettered.frame("button", image))
    func pixel(_ x: Double, _ y: Double) -> [Int] {
      let pixel = image.pixmap[Int((frame.x + x) * 3), Int((frame.y + y) * 3)]
      return [0, 8, 16].map { Int(pixel >> $0 & 255) }
    }
    let middle = pixel(frame.width / 2, frame.height / 2)
    #expect(zip(middle, [226, 239, 254]).allSatisfy { abs($0 - $1) <= 1 }, "\(middle)")
    #expect(pixel(3.5, 3.5) == [255, 255, 255])
  }
}

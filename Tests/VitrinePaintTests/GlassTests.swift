import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

/// Commands of glass.
@Suite struct GlassTests {
  private func glass(shadow: GlassMaterial.Shadow? = nil) -> GlassMaterial {
    GlassMaterial(
      tone: Backdrop(), blur: GlassMaterial.Growth(1, 5),
      shift: GlassMaterial.Fraction(0.8, most: 60), depth: GlassMaterial.Fraction(0.25, most: 20),
      edge: GlassEdge(rimWidth: 1, rimLight: 0.25), shadow: shadow)
  }

  private func list(
    _ frames: [Rect], spacing: Double? = nil, shadow: GlassMaterial.Shadow? = nil
  ) -> DisplayList {
    var fixture = TreeFixture(400, 200, scale: 2)
    let draw = { (fixture: inout TreeFixture) in
      for frame in frames {
        let shape = PlacedShape(
          geometry: .roundedRectangle(CornerRadii(20), .continuous),
          bounds: Rect(origin: .zero, size: frame.size),
          drawing: .fill(FillStyle(.glass(glass(shadow: shadow))), .nonZero))
        fixture.node(.shape(shape), frame)
      }
    }
    if let spacing {
      fixture.node(.effect(.glassGroup(spacing: spacing)), rect(0, 0, 400, 200), draw)
    } else {
      draw(&fixture)
    }
    return paint(fixture.tree, fonts: FontLibrary(directories: []))
  }

  private func panes(_ list: DisplayList) -> Int {
    list.commands.filter { command in
      switch command {
      case .fillRoundedRect(_, _, _, .backdrop), .fillPath(_, _, .backdrop): true
      default: false
      }
    }.count
  }

  @Test(arguments: [(40.0, 1.0, 32.0, 10.0), (48, 1, 38.4, 12), (104, 3, 60, 20), (300, 5, 60, 20)])
  func theShorterSideDecides(_ side: Double, _ blur: Double, _ shift: Double, _ depth: Double) {
    let backdrop = glass().backdrop(shorterSide: side)
    #expect(abs(backdrop.sigma - blur) < 1e-9)
    #expect(abs((backdrop.edge?.shift ?? 0) - shift) < 1e-9)
    #expect(abs((backdrop.edge?.depth ?? 0) - depth) < 1e-9)
  }

  @Test func lengthsBecomePixels() throws {
    let backdrop = try #require(list([rect(10, 10, 300, 104)]).backdrops.first)
    #expect(abs(backdrop.sigma - 6) < 1e-9)
    #expect(backdrop.edge?.shift == 120 && backdrop.edge?.depth == 40)
    #expect(backdrop.edge?.rimWidth == 2)
  }

  @Test func theShadowIsOutsideOnlyAndFades() {
    let shadow = GlassMaterial.Shadow(
      radius: 24, y: 8, opacity: GlassMaterial.Growth(0.139, 0.03))
    #expect(glass(shadow: shadow).shadowOpacity(shorterSide: 64) == 0.139)
    #expect(glass(shadow: shadow).shadowOpacity(shorterSide: 160) == 0.03)
    let commands = list([rect(100, 60, 200, 60)], shadow: shadow).commands
    #expect(commands.contains(.beginMask(.inverseAlpha)))
    guard case .backdrop = (commands.last.flatMap(Self.fillPaint)) else {
      Issue.record("the glass is drawn last")
      return
    }
  }

  private static func fillPaint(_ command: DisplayCommand) -> Paint? {
    if case .fillRoundedRect(_, _, _, let paint) = command { paint } else { nil }
  }

  @Test func closeGlassesOfAGroupAreOne() {
    let near = [rect(10, 10, 80, 60), rect(100, 10, 80, 60)]
    #expect(panes(list(near)) == 2)
    #expect(panes(list(near, spacing: 20)) == 1)
    #expect(panes(list(near, spacing: 6)) == 2)
    // A third one further off stays alone.
    #expect(panes(list(near + [rect(300, 10, 80, 60)], spacing: 20)) == 2)
  }

  @Test func aGroupIsOneOutline() throws {
    let list = list([rect(10, 10, 80, 60), rect(100, 10, 80, 60)], spacing: 20)
    let path = try #require(list.paths.last)
    #expect(path.verbs.filter { $0 == .close }.count == 1)
    let box = path.controlBounds
    #expect(abs(box.minX - 20) < 0.5 && abs(box.maxX - 360) < 0.5)
  }
}

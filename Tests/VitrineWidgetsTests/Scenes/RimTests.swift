import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The light on the rims of widgets, icons and docks of Home Screens.
@MainActor @Suite struct RimTests {
  private func home(_ os: Int, _ slug: String = "iphone-15") throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named(slug))
    configuration.os = os
    configuration.scene = .home
    configuration.wallpaper = Wallpaper(.ink)
    return configuration
  }

  private static func flat(_ grey: Double) -> WidgetDescription {
    SceneFixture.widget {
      Color.clear.containerBackground(Color(red: grey, green: grey, blue: grey), for: .widget)
    }
  }

  private func linear(_ pixel: UInt32) -> Double { SRGBCurve.light(level: Int(pixel & 255)) }

  /// The linear light above the widget's own, from the middle of an edge or of a corner inwards, in steps of a pixel.
  private func rise(
    _ picture: Pixmap, _ frame: Rect, from: (x: Double, y: Double), _ dx: Double, _ dy: Double
  ) -> [Double] {
    let own = linear(picture[Int(frame.midX * 3), Int(frame.midY * 3)])
    return (0..<12).map { step in
      let x = from.x * 3 + Double(step) * dx
      let y = from.y * 3 + Double(step) * dy
      return linear(picture[Int(x), Int(y)]) - own
    }
  }

  private func frame(_ configuration: RenderConfiguration) -> Rect {
    let grid = HomeGrid(configuration)
    return grid.place(of: .systemSmall, on: configuration.device)
  }

  /// On dark colours an edge of the default look has +0.25 of linear light in a line 1 point wide, on light ones what is
  /// left to white.
  @Test(arguments: [(0.2, 0.26, 0.237), (0.97, 0.066, 0.066)])
  func widgetsHaveALineOfLight(_ grey: Double, _ upper: Double, _ lower: Double) async throws {
    let configuration = try home(26)
    let frame = frame(configuration)
    let picture = await SceneFixture.render(Self.flat(grey), configuration)
    let last = 1.0 / 3
    let edges = [
      rise(picture, frame, from: (frame.midX, frame.y), 0, 1),
      rise(picture, frame, from: (frame.x, frame.midY), 1, 0),
      rise(picture, frame, from: (frame.midX, frame.maxY - last), 0, -1),
      rise(picture, frame, from: (frame.maxX - last, frame.midY), -1, 0),
    ]
    for (index, light) in edges.enumerated() {
      let expected = index < 2 ? upper : lower
      #expect(abs((light.max() ?? 0) - expected) < 0.02, "\(index): \(light)")
      // Three pixels to the point: half of the peak or more in two to four of them, and nothing below.
      let wide = light.count { $0 > (light.max() ?? 0) / 2 }
      if grey < 0.5 { #expect((2...4).contains(wide), "\(index): \(light)") }
      #expect(light[7...].allSatisfy { abs($0) < 0.004 }, "\(index): \(light)")
    }
  }

  @Test func theLightSitsInTwoCorners() async throws {
    let configuration = try home(26)
    let frame = frame(configuration)
    let picture = await SceneFixture.render(Self.flat(0), configuration)
    let radius = configuration.device.widgetCornerRadius(os: 26)
    // About where the diagonal meets the corner, and three points around it.
    let inset = radius * 0.29 - 2
    func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> Double {
      let x = dx > 0 ? x + inset : x - inset
      let y = dy > 0 ? y + inset : y - inset
      return rise(picture, frame, from: (x, y), dx, dy).dropFirst(5).max() ?? 0
    }
    #expect(corner(frame.x, frame.y, 1, 1) > 0.3)
    #expect(corner(frame.maxX, frame.maxY, -1, -1) > 0.28)
    #expect(corner(frame.maxX, frame.y, -1, 1) < 0.05)
    #expect(corner(frame.x, frame.maxY, 1, -1) < 0.05)
  }

  /// Neither older systems nor widgets alone have one.
  @Test func otherPicturesHaveNoRim() async throws {
    let old = try home(18)
    let place = frame(old)
    let picture = await SceneFixture.render(Self.flat(0), old)
    let edge = rise(picture, place, from: (place.midX, place.y), 0, 1)
    #expect(edge.dropFirst().allSatisfy { $0 == 0 }, "\(edge)")
    var alone = try home(26)
    alone.scene = .widget
    alone.wallpaper = nil
    let widget = await SceneFixture.render(Self.flat(0), alone)
    #expect((0..<12).allSatisfy { widget[widget.width / 2, $0] & 0xFFFFFF == 0 })
  }

  /// Widgets with a plate of glass have its rim and no second one.
  @Test func platesHaveOneRim() async throws {
    for look in [HomeScreenLook.default, .clear] {
      var configuration = try home(26)
      configuration.look = look
      let tree = await SceneFixture.place(Self.flat(0), configuration)
      let frame = frame(configuration)
      let glasses = tree.nodes.filter { node in
        guard case .shape(let shape) = node.content, case .fill(let fill, _) = shape.drawing,
          case .glass = fill.kind
        else { return false }
        return abs(node.frame.midX - frame.midX) < 1 && abs(node.frame.midY - frame.midY) < 1
      }
      #expect(glasses.count == 1, "\(look)")
    }
  }

  /// No dock comes to a point: around the middles of its ends the outline hardly turns.
  @Test func docksHaveSmoothEnds() throws {
    for device in Device.all where device.kind == .iPhone || device.kind == .iPad {
      for orientation in [ScreenOrientation.portrait, .landscape] {
        var configuration = try home(26)
        configuration.device = device
        configuration.orientation = orientation
        let dock = DockMetrics(configuration)
        guard dock.cornerRadius > 0 else { continue }
        let turn = turn(of: dock, dock.cornerStyle == .circular ? .circular : .screen)
        #expect(turn < 0.005, "\(device.name): \(turn)")
      }
    }
  }

  /// The greatest slope of the outline against the vertical within a point and a half of the middle of an end.
  private func turn(of dock: DockMetrics, _ curve: CornerCurve) -> Double {
    let frame = Rect(origin: .zero, size: dock.frame.size)
    let path = Path(
      roundedRect: frame, radii: CornerRadii(dock.cornerRadius).limited(to: frame.size),
      curve: curve)
    var steepest = 0.0
    path.forEachChord(64, closing: true) { a, b in
      let isNear = min(a.x, b.x) < 6 && abs((a.y + b.y) / 2 - frame.midY) < 1.5
      if isNear, b.y != a.y { steepest = max(steepest, abs((b.x - a.x) / (b.y - a.y))) }
    }
    return steepest
  }

  /// The dock of a phone whose radius is more than a third of the dock's height, and whose end had a tip.
  @Test func theDockIsDrawnSo() async throws {
    let configuration = try home(26)
    let dock = DockMetrics(configuration)
    #expect(turn(of: dock, .screen) > 0.01)
    let tree = await SceneFixture.place(Self.flat(0), configuration)
    let curves = tree.nodes.compactMap { node -> CornerCurve? in
      guard node.frame == dock.frame, case .shape(let shape) = node.content,
        case .roundedRectangle(_, let curve) = shape.geometry
      else { return nil }
      return curve
    }
    #expect(curves == [.circular])
  }
}

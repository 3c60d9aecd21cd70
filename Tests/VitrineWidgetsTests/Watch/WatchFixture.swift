import Vitrine
import VitrineGraphics
import VitrineLayout

/// Pictures of widgets on watches.
@MainActor
enum WatchFixture {
  static func watch(_ millimetres: Int) -> Device {
    Device.named("watch-\(millimetres)mm") ?? .standard
  }

  static func configuration(
    _ millimetres: Int = 40, _ family: WidgetFamily = .accessoryCorner, at place: FacePlace? = nil
  ) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = watch(millimetres)
    configuration.family = family
    configuration.facePlace = place
    return configuration
  }

  static func image<Content: View>(
    _ configuration: RenderConfiguration = configuration(),
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) async -> RenderedImage {
    await SceneFixture.image(SceneFixture.widget(content), configuration)
  }

  /// The middles of the glyphs' advances on their baseline, in points of the picture, in drawing order.
  static func middles(of image: RenderedImage) -> [Point] {
    let fonts = SceneFixture.renderer.fonts
    var advances: [Double] = []
    for node in image.placed.nodes {
      guard case .text(let text) = node.content, let span = text.layout.lines.first?.spans.first
      else { continue }
      for glyph in span.glyphs where fonts.ink(of: glyph, in: span.font) != nil {
        let advance = fonts.advance(of: glyph, in: span.font) ?? 0
        if advance > 0 { advances.append(advance * span.emSize) }
      }
    }
    var index = 0
    return image.displayList.commands.compactMap { command in
      guard case .drawGlyphs(let run) = command, let at = run.positions.first,
        advances.indices.contains(index)
      else { return nil }
      defer { index += 1 }
      let middle = run.map.apply(Point(at.x + advances[index] / 2, at.y))
      return Point(middle.x / image.scale, middle.y / image.scale)
    }
  }

  /// The distance from a centre, and the angle clockwise from the top in degrees.
  static func polar(_ point: Point, about centre: Point) -> (radius: Double, angle: Double) {
    let (x, y) = (point.x - centre.x, centre.y - point.y)
    return ((x * x + y * y).squareRoot(), Trig.atan2(x, y) * 180 / .pi)
  }
}

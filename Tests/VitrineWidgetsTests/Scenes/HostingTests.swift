import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// A widget in a scene is the widget by itself.
@MainActor @Suite struct HostingTests {
  /// Opaque, with what could differ on another place of the screen: gradients, text, shapes, clips.
  static let card = SceneFixture.widget {
    VStack(alignment: .leading) {
      Text(verbatim: "Cupertino").font(.headline)
      Text(verbatim: "Partly cloudy, 57°").font(.caption)
      Circle().fill(Color.orange.gradient).frame(width: 33.3)
      Capsule().fill(
        LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing)
      )
      .rotationEffect(.degrees(7)).frame(height: 9.5)
    }
    .foregroundStyle(.white)
    .containerBackground(
      LinearGradient(colors: [.blue, .indigo, .black], startPoint: .topLeading, endPoint: .bottom),
      for: .widget)
  }

  @Test(arguments: [
    ("iphone-15", WidgetFamily.systemSmall), ("iphone-15", .systemMedium),
    ("iphone-15", .systemLarge), ("iphone-se-3", .systemSmall), ("iphone-se-3", .systemMedium),
    ("iphone-16-pro-max", .systemSmall), ("iphone-16-pro", .systemLarge),
    ("iphone-x", .systemMedium),
  ]) func homeShowsTheWidgetByteForByte(_ slug: String, _ family: WidgetFamily) async throws {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named(slug))
    configuration.family = family
    configuration.scene = .home
    // From iOS 26 on there is light on its rim.
    configuration.os = 18
    let home = await SceneFixture.render(Self.card, configuration)
    let alone = await SceneFixture.render(Self.card, configuration.hosted)
    #expect(Double(home.width) == configuration.device.screen.width * configuration.device.scale)
    let place = HomeGrid(configuration).place(of: family, on: configuration.device)
    let scale = configuration.pixelScale
    let (left, top) = (Int((place.x * scale).rounded()), Int((place.y * scale).rounded()))
    #expect(alone.width == Int((place.width * scale).rounded()))
    var opaque = 0
    var differing = 0
    for y in 0..<alone.height {
      for x in 0..<alone.width where alone[x, y] >> 24 == 255 {
        opaque += 1
        if alone[x, y] != home[left + x, top + y] { differing += 1 }
      }
    }
    #expect(differing == 0)
    // All but the corners: what lies outside four rounded ones is below 1.5 % of the area.
    #expect(Double(opaque) > 0.95 * Double(alone.width * alone.height))
  }

  /// A background that is named while the content is placed needs a second placing.
  @Test func lateBackgroundsReachTheScene() async throws {
    let late = SceneFixture.widget {
      GeometryReader { _ in
        Color.clear.containerBackground(Color(red: 0, green: 1, blue: 0), for: .widget)
      }
    }
    var configuration = RenderConfiguration()
    configuration.scene = .home
    let home = await SceneFixture.render(late, configuration)
    let place = HomeGrid(configuration).place(of: .systemSmall, on: configuration.device)
    #expect(home[Int(place.midX * 3), Int(place.midY * 3)] == 0xFF00_FF00)
  }

  /// The widget keeps its own environment: family, coordinates, direction.
  @Test func globalFramesAreTheWidgets() async throws {
    let probe = SceneFixture.widget {
      GeometryReader { reader in
        let frame = reader.frame(in: .global)
        Text(verbatim: "\(frame.minX) \(frame.minY)").containerBackground(Color.red, for: .widget)
      }
    }
    var configuration = RenderConfiguration()
    configuration.scene = .home
    let tree = await SceneFixture.place(probe, configuration)
    let texts = SceneFixture.texts(tree)
    #expect(texts.contains("16.0 16.0"))
  }

  @Test func subtreesStayClosed() async throws {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    let tree = await SceneFixture.place(Self.card, configuration)
    for (i, node) in tree.nodes.enumerated() {
      #expect(Int(node.end) > i && Int(node.end) <= tree.nodes.count)
      if i > 0 {
        let parent = Int(node.parent)
        #expect(parent < i && tree.nodes[parent].end >= node.end)
      }
    }
    #expect(Int(tree.nodes[0].end) == tree.nodes.count)
  }
}

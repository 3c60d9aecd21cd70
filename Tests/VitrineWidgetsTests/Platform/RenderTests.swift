import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineRaster

@MainActor @Suite struct RenderTests {
  private static let renderer = Renderer()

  /// A widget whose every entry is the same views.
  private func widget<Content: View>(
    margins: Bool = true, _ content: @escaping @Sendable () -> Content
  ) -> WidgetDescription {
    let entry = WidgetEntry(content)
    var widget = WidgetDescription(
      kind: "Test", families: WidgetFamily.allCases, source: .immediate { _ in entry })
    widget.contentMargins = margins ? .system : .none
    return widget
  }

  private func render(
    _ widget: WidgetDescription, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) async -> RenderedImage {
    var configuration = RenderConfiguration()
    change(&configuration)
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    return Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
  }

  private func blue() -> WidgetDescription {
    widget {
      Text(verbatim: "Hello").containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget)
    }
  }

  @Test(arguments: [
    ("iphone-15", WidgetFamily.systemSmall, 474, 474), ("iphone-15", .systemMedium, 1014, 474),
    ("iphone-se-3", .systemLarge, 642, 648), ("ipad-9.7", .systemExtraLarge, 1269, 611),
    ("watch-41mm", .accessoryRectangular, 330, 145),
  ]) func pictureHasTheFamilysPixels(
    _ slug: String, _ family: WidgetFamily, _ width: Int, _ height: Int
  ) async throws {
    let device = try #require(Device.named(slug))
    let image = await render(blue()) {
      $0.device = device
      $0.family = family
    }
    #expect([image.pixmap.width, image.pixmap.height] == [width, height])
  }

  @Test func picturesAreFiles() async throws {
    let image = await render(blue())
    let file = try image.pngData()
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try decodePNG([UInt8](file)) == image.pixmap)
  }

  @Test func containerIsClearOutsideAndOpaqueInside() async {
    let image = await render(blue()).pixmap
    let (right, bottom) = (image.width - 1, image.height - 1)
    let corners = [image[0, 0], image[right, 0], image[0, bottom], image[right, bottom]]
    #expect(corners == [0, 0, 0, 0])
    let opaqueBlue: UInt32 = 0xFFFF_0000
    let middles = [
      image[right / 2, 0], image[right, bottom / 2], image[right / 2, bottom],
      image[0, bottom / 2], image[40, 40],
    ]
    #expect(middles == Array(repeating: opaqueBlue, count: 5))
  }

  @Test func viewSceneIsNotClipped() async {
    let image = await render(blue()) { $0.scene = .view }.pixmap
    #expect(image[0, 0] == 0xFFFF_0000)
  }

  @Test func systemBackgroundStandsInForAMissingOne() async {
    let plain = widget { Text(verbatim: "Hello") }
    let light = await render(plain)
    #expect(light.pixmap[237, 20] == 0xFFFF_FFFF)
    #expect(light.diagnostics.map(\.code) == ["no-container-background"])
    let dark = await render(plain) { $0.scheme = .dark }.pixmap
    #expect(dark[237, 20] == 0xFF1E_1C1C)
  }

  /// From iOS 17 on a device shows a sentence in place of code's views; before, and of documents, it is a note.
  @Test func laterSystemsAskForABackground() async {
    let code = "no-container-background"
    var plain = widget { Text(verbatim: "Hello") }
    for (os, severity) in [(17, Diagnostic.Severity.note), (26, .note)] {
      let notes = await render(plain) { $0.os = os }.diagnostics.filter { $0.code == code }
      #expect(notes.map(\.severity) == [severity])
    }
    plain.source = .provider { _ in WidgetEntry { Text(verbatim: "Hello") } }
    for (os, severity) in [(16, Diagnostic.Severity.note), (17, .warning), (26, .warning)] {
      let notes = await render(plain) { $0.os = os }.diagnostics.filter { $0.code == code }
      #expect(notes.map(\.severity) == [severity])
      let isTold = notes.contains {
        $0.message.contains("“Please adopt containerBackground API”")
      }
      #expect(isTold == (os >= 17))
    }
  }

  /// Seven dark public reference pictures of hosting controllers have black behind.
  @Test func bareViewsAreOnTheLowestLevel() throws {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(10, 10)
    configuration.scheme = .dark
    var scratch = RenderScratch()
    let image = Self.renderer.render(
      Color(uiColor: .systemBackground), configuration, scratch: &scratch)
    #expect(image.pixmap[5, 5] == 0xFF00_0000)
  }

  /// No widget shows the wallpaper through: behind its background lies the system's.
  @Test func clearBackgroundsShowTheSystems() async {
    let clear = widget { Text(verbatim: "Hi").containerBackground(.clear, for: .widget) }
    #expect(await render(clear).pixmap[237, 20] == 0xFFFF_FFFF)
    #expect(await render(clear) { $0.scheme = .dark }.pixmap[237, 20] == 0xFF1E_1C1C)
    let half = widget {
      Text(verbatim: "Hi").containerBackground(Color.black.opacity(0.5), for: .widget)
    }
    #expect(await render(half).pixmap[237, 20] == 0xFF7F_7F7F)
    let lock = await render(clear) { $0.family = .accessoryCircular }.pixmap
    #expect(lock[lock.width / 2, 4] == 0)
    // Nothing is painted that cannot be seen.
    #expect(await render(blue()).placed.nodes.allSatisfy { $0.name != "systemBackground" })
  }

  @Test func lockScreenFamiliesLoseTheirBackground() async {
    let image = await render(blue()) { $0.family = .accessoryCircular }.pixmap
    #expect(image[image.width / 2, 4] == 0)
  }

  @Test func marginsKeepContentInside() async throws {
    let filling = { @Sendable in Color.red.containerBackground(Color.blue, for: .widget) }
    let inside = await render(widget(filling))
    #expect(
      frame(of: "Color", in: inside)?.inset(by: -16) == Rect(x: 0, y: 0, width: 158, height: 158))
    let whole = await render(widget(margins: false, filling))
    #expect(frame(of: "Color", in: whole) == Rect(x: 0, y: 0, width: 158, height: 158))
    let early = await render(widget(filling)) { $0.os = 16 }
    #expect(frame(of: "Color", in: early) == Rect(x: 0, y: 0, width: 158, height: 158))
  }

  @Test(arguments: [8.0, 16, 26, 40]) func containerShapeIsConcentric(_ padding: Double)
    async throws
  {
    let image = await render(
      widget(margins: false) { ContainerRelativeShape().fill(Color.red).padding(padding) })
    let radius = max(0, 0.17 * 158 - padding)
    let shapes = image.placed.nodes.compactMap { node -> PlacedGeometry? in
      guard case .shape(let shape) = node.content, node.name != "systemBackground" else {
        return nil
      }
      return shape.geometry
    }
    let shape = try #require(shapes.first)
    switch shape {
    case .roundedRectangle(let radii, let curve):
      #expect(abs(radii.topLeft - radius) < 1e-6 && curve == .screen)
    case .rectangle: #expect(radius == 0)
    default: Issue.record("\(shape)")
    }
  }

  @Test func placeholderKeepsViewsAndLosesGlyphs() async {
    let card = widget {
      VStack(alignment: .leading) {
        Text(verbatim: "Cupertino").font(.headline)
        Text(verbatim: "Mostly sunny with some clouds").font(.caption)
      }
      .containerBackground(Color.blue, for: .widget)
    }
    let live = await render(card)
    let hidden = await render(card) { $0.entry = .placeholder }
    #expect(live.placed.nodes.map(\.name) == hidden.placed.nodes.map(\.name))
    #expect(glyphRuns(live) > 0)
    #expect(glyphRuns(hidden) == 0)
    #expect(live.pixmap != hidden.pixmap)
  }

  @Test func scratchAndKernelsChangeNothing() async {
    var configuration = RenderConfiguration()
    let widget = blue()
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    let first = Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
    let again = Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
    configuration.kernels = .reference
    let plain = Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
    #expect(first.pixmap == again.pixmap && first.pixmap == plain.pixmap)
    #expect(first.displayList == plain.displayList)
    #expect(first.times == StageTimes())
  }

  @Test func environmentTellsTheWidget() async throws {
    struct Probe: View {
      nonisolated init() {}
      @Environment(\.widgetFamily) private var family
      @Environment(\.showsWidgetContainerBackground) private var showsBackground
      @Environment(\.widgetContentMargins) private var margins
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text(verbatim: "\(family) \(showsBackground) \(margins.leading) \(size.slug)")
      }
    }
    let image = await render(widget { Probe() }) {
      $0.family = .systemLarge
      $0.typeSize = .accessibility2
      $0.mode = .vibrant
    }
    let texts = image.placed.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    #expect(texts == ["systemLarge false 16.0 AX2"])
  }

  @Test func wrongArgumentsEndWithTwo() async {
    let widgets = [blue()]
    #expect(await WidgetMain.run({ _ in widgets }, ["--famly", "all"]) == 2)
    #expect(await WidgetMain.run({ _ in widgets }, ["--device"]) == 2)
    #expect(
      await WidgetMain.run(
        { _ in widgets }, ["--family", "systemExtraLarge", "--device", "iphone-15"]) == 2)
    for locale in ["de DE", "deutsch", "xx_YY", "de_DE,de_YY"] {
      #expect(await WidgetMain.run({ _ in widgets }, ["--locale", locale]) == 2, "\(locale)")
    }
    for wrong in [
      ["--wallpaper", "aurora"], ["--orientation", "flat"], ["--status-time", "half past nine"],
      ["--tint", "red"], ["--tint-plate", "glass"], ["--time-zone", "Mars/Olympus"],
    ] {
      #expect(await WidgetMain.run({ _ in widgets }, wrong) == 2, "\(wrong)")
    }
    #expect(await WidgetMain.run({ _ in widgets }, []) == 0)
  }

  private func frame(of name: String, in image: RenderedImage) -> Rect? {
    image.placed.nodes.first { $0.name == name }?.frame
  }

  private func glyphRuns(_ image: RenderedImage) -> Int {
    image.displayList.commands.reduce(0) { count, command in
      if case .drawGlyphs = command { return count + 1 }
      return count
    }
  }
}

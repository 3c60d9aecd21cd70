import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// The content of a Today widget and what the system draws around it.
@Suite struct SystemPartTests {
  private static let renderer = Renderer()

  private static func place(
    _ scene: RenderScene, os: Int, url: String = #""url":"next://today","#,
    body: String = #"{"Text":"Now"}"#, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> PlacedWidget {
    let text = """
      {"vitrine":1,"kind":"Next",\(url)"today":{"title":"Next","largestDisplayMode":"expanded",
      "icon":{"Text":"9"},"quickActions":[{"title":"Add","symbol":"plus"},{"title":"Find"}]},
      "body":\(body)}
      """
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-6s"))
    configuration.os = os
    configuration.scene = scene
    change(&configuration)
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed
  }

  private static func hits(_ placed: PlacedWidget) -> [HitTarget] {
    var scratch = RenderScratch()
    return renderer.finish(placed, scratch: &scratch).hits.targets
  }

  @Test(arguments: [
    (RenderScene.widget, 9), (.widget, 11), (.view, 10), (.today, 9), (.today, 10), (.today, 11),
    (.search, 11), (.quickActions, 10), (.quickActions, 11),
  ])
  func placeholdersReplaceTheContentAlone(scene: RenderScene, os: Int) throws {
    let placed = try Self.place(scene, os: os) { $0.entry = .placeholder }
    let redacted = placed.tree.nodes.filter { $0.redaction != .none }
    let texts = redacted.compactMap { node -> String? in
      if case .text(let text) = node.content { text.layout.lines.map(\.text).joined() } else { nil }
    }
    #expect(texts == ["Now"])
    let others = placed.tree.nodes.filter {
      if case .text = $0.content { $0.redaction == .none } else { false }
    }
    #expect(others.isEmpty == (scene == .view))
  }

  @Test(arguments: [
    (RenderScene.view, 11, NCWidgetDisplayMode.compact, []),
    (.widget, 9, .compact, []), (.widget, 10, .compact, ["showMore"]),
    (.widget, 11, .expanded, ["showLess"]), (.today, 9, .compact, ["edit"]),
    (.today, 11, .compact, ["edit", "search", "showMore"]),
    (.search, 10, .expanded, ["edit", "search", "showLess"]),
    (.quickActions, 11, .compact, ["addWidget", "quickAction Add", "quickAction Find"]),
  ])
  func tapsReachTheContentAndTheSystem(
    scene: RenderScene, os: Int, mode: NCWidgetDisplayMode, controls: [String]
  ) throws {
    let placed = try Self.place(scene, os: os) { $0.displayMode = mode }
    let targets = Self.hits(placed)
    let system = targets.filter { $0.kind == .system }
    let words = system.compactMap(\.control).map { control in
      ([control.kind.rawValue] + (control.title.map { [$0] } ?? [])).joined(separator: " ")
    }
    #expect(words.sorted() == controls)
    #expect(system.allSatisfy { $0.widget == nil && $0.coveredBy.isEmpty })
    let content = targets.filter { $0.kind != .system }
    #expect(content.map(\.kind) == [.widgetURL])
    #expect(content.map(\.url) == ["next://today"])
    #expect(content.map(\.widget) == ["Next"])
    let frame = try #require(placed.tree.nodes.first { $0.name == "TodayContent" }).frame
    #expect(content.map(\.rect) == [frame])
  }

  @Test func contentWithoutURLOpensTheApp() throws {
    let targets = Self.hits(try Self.place(.widget, os: 11, url: ""))
    #expect(targets.map(\.kind) == [.system, .app])
    let linked = try Self.place(
      .widget, os: 11, body: #"{"Link":{"destination":"next://1","label":"Now"}}"#)
    #expect(Self.hits(linked).compactMap(\.url) == ["next://today", "next://1"])
  }
}

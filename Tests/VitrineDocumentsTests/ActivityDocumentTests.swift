import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Live activities as documents: the same frames and pixels as those of Swift.
@MainActor @Suite struct ActivityDocumentTests {
  private static let renderer = Renderer()

  static func parse(_ text: String) throws(DocumentError) -> Document {
    try Document.parse(Array(text.utf8), file: "trip.yaml")
  }

  private func configuration(
    _ presentation: ActivityPresentation, _ entry: EntrySelection = .snapshot,
    _ device: String = "iphone-16-pro"
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    let device = presentation == .smartStack ? "watch-45mm" : device
    configuration.device = try #require(Device.named(device))
    configuration.surface = .activity(presentation)
    configuration.entry = entry
    configuration.scale = 1
    return configuration
  }

  private func place(
    _ document: Document, _ configuration: RenderConfiguration
  ) throws -> PlacedWidget {
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Self.renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed
  }

  private func texts(
    _ document: Document, _ presentation: ActivityPresentation = .banner,
    _ entry: EntrySelection = .snapshot
  ) throws -> [String] {
    let placed = try place(document, configuration(presentation, entry))
    return Self.renderer.textLedger(placed).entries.map(\.string)
  }

  /// All of Swift's forms and documents' in one: regions with priorities and margins, modes, bindings, tints.
  @Test(arguments: ActivityPresentation.allCases, [0, 1])
  func framesAndPixelsAreThoseOfSwift(_ presentation: ActivityPresentation, state: Int) async throws
  {
    var contents = BundleContents()
    FlightActivity._describe(FlightActivity(), &contents)
    try contents.give(
      ActivityStateFile(
        Data(
          #"{"attributes":{"flight":"KL 1"},"states":[{"gate":"B4"},{"state":{"gate":"C17"},"isStale":true}]}"#
            .utf8), path: "states.json"), to: nil)
    let swift = try #require(contents.widgets.first)
    let document = try Self.parse(flight)
    var scratch = RenderScratch()
    for device in ["iphone-16-pro", "iphone-air"] {
      for scheme in [ColorScheme.light, .dark] {
        var configuration = try configuration(presentation, .index(state), device)
        configuration.scheme = scheme
        let entry = await swift.entry(for: EntryRequest(configuration))
        let wanted = Self.renderer.place(entry, of: swift, configuration)
        let placed = try place(document, configuration)
        #expect(placed.tree.size == wanted.tree.size)
        #expect(placed.tree.nodes.map(\.frame) == wanted.tree.nodes.map(\.frame))
        // Swift's has one more where the program that draws it is linked statically.
        #expect(Set(placed.diagnostics).isSubset(of: wanted.diagnostics))
        let pixels = Self.renderer.finish(placed, scratch: &scratch).pixmap
        #expect(pixels == Self.renderer.finish(wanted, scratch: &scratch).pixmap)
        #expect(Set(pixels.pixels).count > 8)
      }
    }
  }

  @Test func sizesAreTheSystems() throws {
    let document = try Self.parse(flight)
    func size(_ presentation: ActivityPresentation) throws -> Size {
      try place(document, configuration(presentation)).tree.size
    }
    let banner = try size(.banner)
    let device = try configuration(.banner).device
    #expect(banner.width == BannerMetrics(device, os: 26).width)
    #expect(banner.height >= 64 && banner.height <= 160)
    for presentation in [ActivityPresentation.compact, .attached, .minimal] {
      #expect(try size(presentation).height == IslandMetrics.height)
    }
    let expanded = try size(.expanded)
    #expect(expanded.width == IslandMetrics(device)?.expandedWidth && expanded.height >= 84)
  }

  @Test func statesAreEntries() throws {
    let document = try Self.parse(flight)
    #expect(document.entries.count == 2 && document.families.isEmpty)
    #expect(try texts(document) == ["KL 1", "Gate B4"])
    #expect(try texts(document, .banner, .index(1)) == ["KL 1", "Gate C17"])
    for entry in [EntrySelection.current, .placeholder, .snapshot] {
      #expect(try texts(document, .minimal, entry) == ["B4"])
    }
    let request = EntryRequest(try configuration(.banner))
    let timeline = document.timeline(request).timeline
    #expect(
      timeline.moments.map(\.date) == [request.configuration.date, request.configuration.date])
    #expect(timeline.policy == .never)
    #expect(document.entry(request).entry.facts == EntryFacts())
  }

  @Test func valuesAreBoundByName() throws {
    let document = try Self.parse(flight)
    #expect(document.dataNames == ["flight", "isStale", "gate"])
    let row = LocatedObject([
      .init(key: "gate", keyPosition: .start, value: LocatedValue(.string("Z9"), .start)),
      .init(key: "flight", keyPosition: .start, value: LocatedValue(.string("BA 2"), .start)),
    ])
    #expect(try texts(document.binding(row), .banner, .index(1)) == ["BA 2", "Gate Z9"])
    let samples = flight + "\nsamples: {closed: {gate: shut}}\n"
    #expect(try texts(Self.parse(samples), .banner, .named("closed")) == ["KL 1", "Gate shut"])
  }

  /// The document's own values stand beneath those of the states, and `isStale` is false unless a state says so.
  @Test func stateComesBeforeData() throws {
    let document = try Self.parse(
      """
      vitrine: 1
      kind: Score
      data: {home: 0, away: 0}
      activity:
        states: [{}, {home: 2}, {away: 1, isStale: true}]
        banner: "{home}:{away}{isStale ? ' old' : ''}"
        island: {bottom: a, compactLeading: b, compactTrailing: c, minimal: d}
      """)
    let shown = try (0..<3).map { try texts(document, .banner, .index($0)) }
    #expect(shown == [["0:0"], ["2:0"], ["0:1 old"]])
  }

  @Test func urlIsThatOfTheIslandOrOfTheDocument() throws {
    func target(_ text: String, _ presentation: ActivityPresentation) throws -> String? {
      var scratch = RenderScratch()
      let placed = try place(Self.parse(text), configuration(presentation))
      return Self.renderer.finish(placed, scratch: &scratch).hits.targets.first?.url
    }
    let own = flight.replacing("    minimal:", with: "    url: \"trips://{flight}\"\n    minimal:")
      .replacing("KL 1", with: "KL1")
    let both = own + "\nurl: trips://all\n"
    #expect(try target(own, .expanded) == "trips://KL1")
    #expect(try target(own, .banner) == nil)
    #expect(try target(both, .expanded) == "trips://KL1")
    #expect(try target(both, .banner) == "trips://all")
    #expect(try target(flight + "\nurl: trips://all\n", .minimal) == "trips://all")
  }

  /// Margins by edge leave the others the system's; the closer name of an edge counts.
  @Test(arguments: [
    ("{expanded: 30}", 30.0, 30.0), ("{expanded: {leading: 4}}", 4, 18),
    ("{expanded: {horizontal: 9, top: 1, all: 40}}", 9, 1), ("{minimal: 9}", 18, 18),
    ("{expanded: {all: $1 + 2}}", 3, 3),
  ])
  func islandMargins(_ margins: String, left: Double, top: Double) throws {
    let document = try Self.parse(
      """
      vitrine: 1
      kind: M
      activity:
        states: [{}]
        banner: a
        island:
          contentMargins: \(margins)
          leading: {Color: red, modifiers: [{frame: {width: 10, height: 10}}]}
          compactLeading: b
          compactTrailing: c
          minimal: d
      """)
    let placed = try place(document, configuration(.expanded))
    let frame = try #require(placed.tree.nodes.first { $0.frame.size == Size(10, 10) }?.frame)
    #expect((frame.x, frame.y) == (left, top))
  }

  /// A region is a view, a list of them, a structure, or a view of the document's own; or all that with settings.
  @Test(arguments: [
    "a", "[a, a]", "{Text: a}", "{if: $isStale, then: b, else: a}", "{Own: {}}",
    "{Text: a, modifiers: [bold]}", "{content: a}", "{content: {Own: {}}, priority: 1}",
    "{priority: $0 + 1, content: [a], contentMargins: {top: 2}}",
    "{ForEach: {data: \"$[1]\", item: n, content: a}}",
  ])
  func regionForms(_ region: String) throws {
    let region = region.replacing("\"$[1]\"", with: "$list")
    let document = try Self.parse(
      """
      vitrine: 1
      kind: R
      data: {list: [1]}
      views: {Own: {Text: a}}
      activity:
        states: [{}]
        banner: a
        island:
          bottom: \(region)
          compactLeading: b
          compactTrailing: c
          minimal: d
      """)
    let shown = try texts(document, .expanded)
    #expect(!shown.isEmpty && Set(shown) == ["a"])
  }

  /// A watch and a car show the small view, or those on both sides of the camera.
  @Test func smallViewIsOfWatchesAndCars() throws {
    let small = flight.replacing("  banner:", with: "  small: \"To gate {gate}\"\n  banner:")
    for presentation in [ActivityPresentation.smartStack, .carPlay, .carPlayTall, .carPlayNarrow] {
      #expect(try texts(Self.parse(small), presentation) == ["To gate B4"])
      #expect(try texts(Self.parse(flight), presentation) == ["KL 1", "B4"])
    }
    #expect(try texts(Self.parse(small), .banner) == ["KL 1", "Gate B4"])
    #expect(try texts(Self.parse(small), .minimal) == ["B4"])
  }

  @Test func screensShowIt() throws {
    let document = try Self.parse(flight)
    for (presentation, scene) in [
      (ActivityPresentation.banner, RenderScene.lock), (.compact, .home), (.expanded, .home),
      (.minimal, .home),
    ] {
      var configuration = try configuration(presentation)
      configuration.scene = scene
      let placed = try place(document, configuration)
      #expect(placed.tree.size == Size(402, 874))
      #expect(Self.renderer.textLedger(placed).entries.contains { $0.string.contains("B4") })
    }
  }

  /// Nothing is drawn instead of views that cannot be built.
  @Test func mistakesInValuesAreErrors() throws {
    let missing = try Self.parse(
      flight.replacing("{gate: C17, isStale: true}", with: "{isStale: true}"))
    #expect(throws: DocumentError.self) { try texts(missing, .banner, .index(1)) }
    let url = try Self.parse(
      flight.replacing("    minimal:", with: "    url: \"http://[{gate}\"\n    minimal:"))
    do {
      _ = try texts(url, .minimal)
      Issue.record("no error")
    } catch {
      #expect("\(error)".hasSuffix("$.activity.island.url: 'http://[B4' is not a URL"), "\(error)")
    }
  }
}

/// What `FlightActivity` is in Swift.
private let flight = """
  vitrine: 1
  kind: Flight
  activity:
    attributes: {flight: KL 1}
    states:
      - {gate: B4}
      - {gate: C17, isStale: true}
    banner:
      VStack:
        - {Text: "{flight}", modifiers: [{font: headline}]}
        - {Text: "Gate {gate}", modifiers: [{opacity: "$isStale ? 0.5 : 1"}]}
      modifiers: [{padding: 10}, {activityBackgroundTint: indigo}]
    island:
      leading:
        priority: 1
        contentMargins: {leading: 24}
        content: {Text: "{flight} to Amsterdam", modifiers: [{font: title3}]}
      trailing:
        Text: "Gate {gate} in the far hall"
        modifiers: [{lineLimit: 1}, {dynamicIsland: belowIfTooWide}]
      center: {Circle: , modifiers: [{fill: orange}, {frame: {width: 12, height: 12}}]}
      bottom: ["{gate}", {Capsule: , modifiers: [{fill: green}, {frame: {height: 5}}]}]
      compactLeading: "{flight}"
      compactTrailing: {Text: "{gate}", modifiers: [{foregroundStyle: yellow}]}
      minimal: "{gate}"
      keylineTint: orange
      contentMargins: {compactLeading: {leading: 3}, expanded: 20}
  """

private struct FlightAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var gate: String }
  var flight: String
}

private struct FlightActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FlightAttributes.self) { context in
      VStack {
        Text(context.attributes.flight).font(.headline)
        Text("Gate \(context.state.gate)").opacity(context.isStale ? 0.5 : 1)
      }
      .padding(10)
      .activityBackgroundTint(.indigo)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text("\(context.attributes.flight) to Amsterdam").font(.title3)
        }
        .contentMargins(.leading, 24)
        DynamicIslandExpandedRegion(.trailing) {
          Text("Gate \(context.state.gate) in the far hall").lineLimit(1)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.center) {
          Circle().fill(.orange).frame(width: 12, height: 12)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.state.gate)
          Capsule().fill(.green).frame(height: 5)
        }
      } compactLeading: {
        Text(context.attributes.flight)
      } compactTrailing: {
        Text(context.state.gate).foregroundStyle(.yellow)
      } minimal: {
        Text(context.state.gate)
      }
      .keylineTint(.orange)
      .contentMargins(.leading, 3, for: .compactLeading)
      .contentMargins(.all, 20, for: .expanded)
    }
  }
}

import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The live activities that public examples show, in every presentation of a phone with an island and of one without.
@MainActor @Suite struct PublicActivityTests {
  private static let renderer = Renderer()

  private static let states = [
    "courier": #"{"attributes": {"shop": "Plum & Pear"}, "state": {"stage": 1, "minutes": 12}}"#,
    "oven":
      #"{"attributes": {"dish": "Bread"}, "state": {"start": "2007-01-09T09:31:00Z", "end": "2007-01-09T10:11:00Z"}}"#,
    "game":
      #"{"attributes": {"home": "Wolverhampton Wanderers", "guests": "Brighton & Hove Albion"}, "state": {"home": 2, "guests": 1}}"#,
    "short":
      #"{"attributes": {"home": "WOL", "guests": "BRI"}, "state": {"home": 2, "guests": 1}}"#,
    "ringing": #"{"attributes": {"caller": "Noor"}, "state": {"isRinging": true}}"#,
  ]

  private func activity(_ name: String) throws -> WidgetDescription {
    var contents = BundleContents()
    switch name {
    case "courier": CourierActivity._describe(CourierActivity(), &contents)
    case "oven": OvenActivity._describe(OvenActivity(), &contents)
    case "ringing": RingingActivity._describe(RingingActivity(), &contents)
    default: GameActivity._describe(GameActivity(), &contents)
    }
    let text = try #require(Self.states[name])
    try contents.give(ActivityStateFile(Data(text.utf8), path: "states.json"), to: nil)
    return try #require(contents.widgets.first)
  }

  private func placed(
    _ name: String, _ presentation: ActivityPresentation, _ device: Device = "iphone-15",
    on scene: RenderScene = .widget
  ) async throws -> PlacedWidget {
    let widget = try activity(name)
    var configuration = RenderConfiguration()
    configuration.device = device
    configuration.surface = .activity(presentation)
    configuration.scene = scene
    configuration.scale = 1
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Self.renderer.place(entry, of: widget, configuration)
  }

  private func texts(_ placed: PlacedWidget) -> [TextEntry] {
    Self.renderer.textLedger(placed).entries
  }

  /// The presentations of each device as the matrix has them.
  private func presentations(_ device: Device) throws -> [ActivityPresentation] {
    var matrix = RenderMatrix()
    matrix.devices = .listed([device])
    matrix.presentations = .all
    return try matrix.expand(for: activity("courier")).configurations
      .compactMap(\.surface.presentation)
  }

  @Test(arguments: ["courier", "oven", "game", "ringing"])
  func everyPresentationShowsSomethingInItsPlace(_ name: String) async throws {
    var scratch = RenderScratch()
    for device in ["iphone-15", "iphone-se-3", "watch-45mm"] as [Device] {
      for presentation in try presentations(device) {
        let placed = try await placed(name, presentation, device)
        let size = placed.tree.size
        for text in texts(placed) {
          let frame = text.frame
          #expect(
            frame.x >= -0.01 && frame.y >= -0.01 && frame.maxX <= size.width + 0.01
              && frame.maxY <= size.height + 0.01,
            "\(name) \(presentation) \(device.slug): “\(text.string)” \(frame) in \(size)")
        }
        let pixels = Self.renderer.finish(placed, scratch: &scratch).pixmap.pixels
        #expect(Set(pixels).count > 8, "\(name) \(presentation) \(device.slug)")
      }
    }
  }

  /// On each screen that shows an activity its texts are those that it has there alone.
  @Test(arguments: ["courier", "oven", "game", "ringing"])
  func screensShowWhatIsDrawnAlone(_ name: String) async throws {
    let places: [(ActivityPresentation, Device, RenderScene)] = [
      (.banner, "iphone-15", .lock), (.banner, "ipad-11", .lock), (.banner, "iphone-15", .standBy),
      (.minimal, "iphone-15", .standBy), (.compact, "iphone-15", .home),
      (.attached, "iphone-15", .home), (.minimal, "iphone-15", .home),
      (.expanded, "iphone-air", .home), (.smartStack, "watch-45mm", .stack),
    ]
    for (presentation, device, scene) in places {
      let alone = texts(try await placed(name, presentation, device)).map(\.string)
      let shown = texts(try await placed(name, presentation, device, on: scene)).map(\.string)
      #expect(Set(alone).isSubset(of: shown), "\(name) \(presentation) on \(scene): \(shown)")
    }
  }

  @Test func phonesHaveThePlacesOfTheirScreens() throws {
    let island: Set<ActivityPresentation> = [.compact, .attached, .minimal, .expanded]
    #expect(try island.isSubset(of: presentations("iphone-15")))
    #expect(try island.isDisjoint(with: presentations("iphone-se-3")))
    #expect(try presentations("iphone-se-3").contains(.banner))
    #expect(try presentations("watch-45mm") == [.smartStack])
  }

  /// A name has the width beside the camera without the margin of 7 towards the end, and is cut there.
  @Test(arguments: ["iphone-15", "iphone-16-pro", "iphone-17-pro-max", "iphone-air"])
  func longNamesEndWhereTheWidthDoes(_ slug: String) async throws {
    let device = try #require(Device.named(slug))
    let metrics = try #require(IslandMetrics(device))
    let long = try await placed("game", .compact, device)
    let names = texts(long)
    try #require(names.count == 2)
    for name in names {
      #expect(name.problems.contains(.truncated), "\(name.string)")
      // Texts are whole pixels wide, here of a point.
      #expect(
        name.frame.width <= (metrics.mostCompactWidth - IslandMetrics.smallMargin).rounded(.up))
    }
    // No name lies under the camera.
    let camera = try #require(long.tree.nodes.first { $0.name == "camera" }?.frame)
    #expect(names.allSatisfy { $0.frame.maxX <= camera.x + 0.5 || $0.frame.x >= camera.maxX - 0.5 })
    #expect(long.tree.size.width <= 2 * metrics.mostCompactWidth + metrics.sensor.width + 0.01)
    let short = try await placed("short", .compact, device)
    #expect(texts(short).allSatisfy { !$0.problems.contains(.truncated) })
    #expect(short.tree.size.width < long.tree.size.width)
  }

  /// Thirty of forty minutes are left at 9:41.
  @Test func timersShowThePicturesMoment() async throws {
    for presentation in [ActivityPresentation.banner, .expanded, .compact] {
      let strings = texts(try await placed("oven", presentation)).map(\.string)
      #expect(strings.contains("30:00"), "\(presentation): \(strings)")
    }
    let banner = try await placed("oven", .banner)
    let part = try #require(banner.tree.nodes.first { $0.name == "LeadingPart" })
    guard case .shape(let shape) = part.content, case .path(let path) = shape.geometry else {
      Issue.record("the bar is no path")
      return
    }
    // The track, and a quarter of it.
    #expect(abs(path.controlBounds.width - part.frame.width / 4) < 0.01)
  }

  /// A row with priority goes below the camera with the width of the island.
  @Test func rowsOfACallGoBelowTheCamera() async throws {
    let expanded = try await placed("ringing", .expanded)
    let caller = try #require(texts(expanded).first)
    #expect(caller.string == "Noor" && caller.frame.y >= IslandMetrics.height)
    let targets = HitMap(expanded.tree, rules: expanded.tapRules).targets.compactMap(\.url)
    #expect(targets == ["call://end", "call://take"])
    // Small places have no links.
    let compact = try await placed("ringing", .compact)
    #expect(HitMap(compact.tree, rules: compact.tapRules).targets.compactMap(\.url) == [])
  }

  /// Regions keep their order: beside the camera, between them, and below all.
  @Test func regionsOfADeliveryKeepTheirPlaces() async throws {
    let expanded = try await placed("courier", .expanded)
    let (shop, minutes) = ("Plum & Pear", "12 min")
    let ledger = texts(expanded)
    let center = try #require(ledger.first { $0.string == shop }?.frame)
    let trailing = try #require(ledger.first { $0.string == minutes }?.frame)
    #expect(center.y >= IslandMetrics.height && abs(center.midX - expanded.tree.size.width / 2) < 1)
    #expect(abs(trailing.maxX - (expanded.tree.size.width - 18)) < 1 && trailing.y == 18)
    let bars = expanded.tree.nodes.filter { $0.name == "Capsule" }.map(\.frame)
    #expect(bars.count == 3 && bars.allSatisfy { $0.y >= center.maxY })
  }
}

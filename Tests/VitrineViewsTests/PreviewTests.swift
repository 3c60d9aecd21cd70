import Foundation
import SwiftUI
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import WidgetKit

// Types are public where an optimizer would remove them otherwise: only the program itself looks for them.

struct PreviewedCard: View {
  var title = "Card"
  var body: some View {
    VStack {
      Text(title)
      PreviewedBadge()
    }
  }
}

/// A view that its default initializer makes.
public struct PreviewedBadge: View {
  public var body: some View { Color.red.frame(width: 20, height: 10) }
}

/// A view that nothing shows.
public struct PreviewedStranger: View {
  var title: String
  public var body: some View { Text(title) }
}

/// A view without values that nothing shows.
public struct PreviewedHermit: View {
  public var body: some View { Color.blue.frame(width: 30.2, height: 8) }
}

struct PreviewedEntry: TimelineEntry {
  var date: Date
  var words: String
}

struct PreviewedProvider: TimelineProvider {
  func placeholder(in context: Context) -> PreviewedEntry { entry("placeholder") }
  func getSnapshot(in context: Context, completion: @escaping (PreviewedEntry) -> Void) {
    completion(entry("own snapshot"))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PreviewedEntry>) -> Void) {
    completion(Timeline(entries: [entry("own first"), entry("own second")], policy: .atEnd))
  }
  private func entry(_ words: String) -> PreviewedEntry { PreviewedEntry(date: .now, words: words) }
}

struct PreviewedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Previewed", provider: PreviewedProvider()) { entry in
      Text(entry.words).containerBackground(.background, for: .widget)
    }
  }
}

struct PreviewedStrayEntry: TimelineEntry {
  var date = Date()
}

// A comment with a #Preview("No preview") { } and a line break before the next.
/* Another /* one with #Preview inside */ */
#Preview("Previewed card") {
  PreviewedCard(title: "Titled")
}

#Preview {
  PreviewedCard(title: "Untitled").padding(3)
}

#Preview("Previewed fit", traits: .sizeThatFitsLayout) { PreviewedBadge() }

#Preview("Previewed fixed", traits: .fixedLayout(width: 120, height: 40), .landscapeLeft) {
  @Previewable @State var isOn = true
  Text(isOn ? "on" : "off")
}

#Preview("Previewed wide", traits: .landscapeRight) { Text("wide") }

#Preview("Previewed huge", traits: .fixedLayout(width: 9000, height: 40)) { Text("huge") }

#Preview("Previewed entries", as: .systemMedium) {
  PreviewedWidget()
} timeline: {
  PreviewedEntry(date: Date(timeIntervalSince1970: 1_000_000_000), words: "given first")
  PreviewedEntry(date: Date(timeIntervalSince1970: 1_000_003_600), words: "given second")
}

#Preview(as: .systemSmall, widget: { PreviewedWidget() }, timelineProvider: { PreviewedProvider() })

#Preview("Previewed stray", as: .systemSmall) {
  PreviewedWidget()
} timeline: {
  PreviewedStrayEntry()
}

public struct PreviewedCard_Previews: PreviewProvider {
  public static var previews: some View {
    Group {
      PreviewedCard().previewContext(WidgetPreviewContext(family: .systemSmall))
      PreviewedCard(title: "Second").previewLayout(.fixed(width: 90, height: 60))
        .previewDisplayName("Previewed second")
      ForEach(0..<2) { Text("\($0)").previewLayout(.sizeThatFits) }
    }
  }
}

@MainActor @Suite struct PreviewTests {
  private let folder: TemporaryFolder
  private let untitledLine = 71
  private let providerLine = 93

  init() throws { folder = try TemporaryFolder() }

  private var own: [RegisteredPreview] {
    PreviewRegistry.previews(RenderConfiguration()).filter {
      $0.place.contains("PreviewTests.swift") || $0.place == "PreviewedCard_Previews"
    }
  }

  private func run(_ arguments: String...) async -> Int32 {
    await WidgetMain.run(
      { PreviewedWidget._descriptions($0) },
      arguments + ["--quiet", "-o", folder.at("out").path])
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.at("out").path)) ?? []).sorted()
  }

  /// The size of the only picture, in pixels.
  private func pictureSize() throws -> [Int] {
    let file = try #require(files.first)
    let bytes = [UInt8](try Data(contentsOf: folder.at("out/" + file)))
    try #require(files.count == 1 && bytes.count > 24)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func texts(of preview: RegisteredPreview, _ selection: EntrySelection) async throws
    -> [String]
  {
    let widget = try #require(preview.widget)
    var configuration = RenderConfiguration()
    configuration.entry = selection
    let picture = try #require(await widget.pictures(configuration).entries.first)
    let placed = Renderer().place(picture.entry, of: widget, picture.configuration)
    return Renderer().textLedger(placed).entries.map(\.string)
  }

  @Test func previewsHaveTheirTitlesOrTypesAndLines() {
    #expect(
      own.map(\.name) == [
        "Previewed card", "PreviewedCard-\(untitledLine)", "Previewed fit", "Previewed fixed",
        "Previewed wide", "Previewed huge", "Previewed entries", "PreviewedWidget-\(providerLine)",
        "Previewed stray", "PreviewedCard_Previews-1", "Previewed second",
        "PreviewedCard_Previews-3", "PreviewedCard_Previews-4",
      ])
    #expect(own.first?.place == "VitrineViewsTests/PreviewTests.swift:\(untitledLine - 4)")
  }

  @Test func canvasesFollowTraitsAndModifiers() {
    #expect(
      own.filter(\.isBare).map(\.canvas) == [
        .screen, .screen, .fits, .fixed(Size(120, 40)), .screen, .fixed(Size(9000, 40)),
        .fixed(Size(90, 60)), .fits, .fits,
      ])
    #expect(
      own.filter { $0.orientation == .landscape }.map(\.name) == [
        "Previewed fixed", "Previewed wide",
      ])
    #expect(
      own.compactMap(\.widget).flatMap(\.families) == [
        .systemMedium, .systemSmall, .systemSmall, .systemSmall,
      ])
  }

  @Test func entriesAreThePreviews() async throws {
    let entries = try #require(own.first { $0.name == "Previewed entries" })
    #expect(try await texts(of: entries, .snapshot) == ["given first"])
    #expect(try await texts(of: entries, .index(1)) == ["given second"])
    let provider = try #require(own.first { $0.name == "PreviewedWidget-\(providerLine)" })
    #expect(try await texts(of: provider, .snapshot) == ["own first"])
    #expect(try await texts(of: provider, .index(1)) == ["own second"])
  }

  @Test func entriesOfAnotherTypeAreSaid() async throws {
    let stray = try #require(own.first { $0.name == "Previewed stray" }?.widget)
    let entry = await stray.entry(for: EntryRequest(RenderConfiguration()))
    #expect(entry.diagnostics.map(\.code) == ["preview-entry"])
  }

  @Test(
    arguments: [
      (["--view", "Previewed fit"], [60, 30]), (["--view", "Previewed fixed"], [360, 120]),
      (["--view", "Previewed second", "--scale", "1"], [90, 60]),
      (["--view", "Previewed wide", "--scale", "1"], [852, 393]),
      (["--view", "Previewed card", "--scale", "1"], [393, 852]),
      (
        ["--view", "Previewed card", "--scene", "view", "--size", "50x40", "--scale", "1"],
        [50, 40]
      ),
      (["--view", "Previewed card", "--family", "systemSmall", "--scale", "1"], [158, 158]),
      (["--view", "Previewed entries", "--scale", "1"], [338, 158]),
      // A view inside of another's body, and one that is made without values.
      (["--view", "PreviewedBadge"], [60, 30]), (["--view", "PreviewedHermit"], [91, 24]),
      (["--view", "PreviewedCard_Previews-1", "--scene", "home", "--scale", "1"], [393, 852]),
    ] as [([String], [Int])])
  func picturesHaveTheSizeOfTheirCanvas(arguments: [String], size: [Int]) async throws {
    let code = await WidgetMain.run(
      { _ in [] }, arguments + ["--quiet", "-o", folder.at("out").path])
    #expect(code == 0)
    #expect(try pictureSize() == size)
  }

  @Test func allPreviewsAreDrawn() async {
    // One of them is too large for a picture, and says so before anything is drawn.
    #expect(await run("--previews", "--scale", "1") == 3)
    #expect(files.isEmpty)
  }

  @Test func timelinesOfPreviewsAreDrawnWhole() async {
    #expect(await run("--view", "Previewed entries", "--entry", "timeline") == 0)
    #expect(files.count == 3 && files.contains { $0.contains("filmstrip") })
  }

  @Test(
    arguments: [
      (["--view", "PreviewdBadge"], 2), (["--view", "Previewed fit", "--previews"], 2),
      (["--view", "PreviewedStranger"], 3), (["--view", "Previewed huge"], 3),
      (["--view", "Previewed card", "--scene", "home"], 2),
      (["--view", "Previewed card", "--display-mode", "expanded"], 2),
      (["--view", "Previewed entries", "--family", "systemSmall"], 2),
    ] as [([String], Int32)])
  func whatCannotBeDrawnEndsWithTheCode(arguments: [String], code: Int32) async {
    #expect(
      await WidgetMain.run(
        { PreviewedWidget._descriptions($0) }, arguments + ["-o", folder.at("out").path]) == code)
    #expect(files.isEmpty)
  }
}

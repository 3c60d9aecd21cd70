import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

/// The flags of a bundle's own executable do what those of `vitrine render` do.
@MainActor @Suite struct BundleCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async -> Int32 {
    let entry = WidgetEntry { Text("Hello").containerBackground(.blue, for: .widget) }
    let widget = WidgetDescription(
      kind: "Card", families: [.systemSmall, .systemMedium], source: .immediate { _ in entry })
    return await WidgetMain.run({ _ in [widget] }, arguments + ["-o", folder.at("out").path])
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.at("out").path)) ?? []).sorted()
  }

  @Test func picturesAndHitMapsAreWritten() async {
    #expect(await run("--quiet", "--hits", "--scheme", "all") == 0)
    let stems = ["Medium", "Small"].flatMap { family in
      ["dark", "light"].map { "Card-system\(family)-iphone-15-large-\($0)" }
    }
    #expect(files == stems.flatMap { [$0 + ".hits.json", $0 + ".png"] })
  }

  @Test func bareViewsHaveTheirSize() async throws {
    #expect(
      await run("--scene", "view", "--size", "100x50", "--scale", "2", "--quiet") == 0)
    let file = try #require(files.first)
    let picture = try decodePNG([UInt8](Data(contentsOf: folder.at("out/" + file))))
    #expect(files.count == 1 && picture.width == 200 && picture.height == 100)
  }

  /// A bundle of live activities alone has nothing to draw, and says so.
  @Test func bundlesWithoutWidgetsEndWithThree() async {
    #expect(await WidgetMain.run({ _ in [] }, ["-o", folder.at("out").path]) == 3)
    #expect(files.isEmpty)
  }

  @Test func foldersOfSymbolsAreChecked() async throws {
    let symbols = folder.at("symbols")
    #expect(await run("--quiet", "--symbols", symbols.path) == 3)
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: symbols.appendingPathComponent("star.svg"))
    #expect(await run("--quiet", "--family", "systemSmall", "--symbols", symbols.path) == 0)
    #expect(files.count == 1)
  }

  @Test func pseudoLocalesAreAdded() async {
    #expect(await run("--family", "systemSmall", "--stress", "--quiet", "--jobs", "1") == 0)
    #expect(files.count == 5)
  }

  /// A provider that never answers is a warning, which `--strict` ends with 1.
  @Test func silentProvidersEndWithOneUnderStrict() async {
    let arguments = ["--quiet", "--family", "systemSmall", "-o", folder.at("out").path]
    #expect(await WidgetMain.run({ SilentWidget._descriptions($0) }, arguments) == 0)
    #expect(files.count == 1)
    #expect(await WidgetMain.run({ SilentWidget._descriptions($0) }, arguments + ["--strict"]) == 1)
  }

  /// The budget gives up single pictures, and a picture that cannot fit is refused before.
  @Test func budgetsEndWithThree() async {
    #expect(await run("--max-pixels", "1000") == 3)
    #expect(files.isEmpty)
    #expect(await run("--max-bytes", "1000") == 2)
    #expect(await run("--max-pictures", "1", "--scheme", "all") == 2)
  }

  /// The time of a picture does not pass while it waits for others.
  @Test func pausedPicturesKeepTheirTime() async throws {
    let renderer = PictureRenderer(renderer: Renderer(), timeLimit: 50_000_000)
    let paused = renderer.continuing(after: 10_000_000)
    try await Task.sleep(for: .milliseconds(120))
    #expect(paused.starting().budget.isOver?() == false)
    let running = renderer.starting()
    try await Task.sleep(for: .milliseconds(120))
    #expect(running.budget.isOver?() == true)
  }

  @Test func picturesOfOneNameAreRefused() async {
    #expect(await run("--entry", "0,0", "--family", "systemSmall", "--quiet") == 0)
    #expect(files.count == 1)
    let entry = WidgetEntry { Text("a") }
    let twins = ["Card", "Card"].map {
      WidgetDescription(kind: $0, families: [.systemSmall], source: .immediate { _ in entry })
    }
    #expect(await WidgetMain.run({ _ in twins }, ["-o", folder.at("out").path]) == 2)
  }

  @Test func wallpapersThatCannotBeReadEndWithThree() async throws {
    try Data("no picture".utf8).write(to: folder.at("wall.png"))
    #expect(await run("--scene", "home", "--wallpaper", folder.at("wall.png").path) == 3)
  }

  @Test func flagsWithoutEffectAreRefused() async {
    #expect(await run("--display-mode", "expanded") == 2)
    #expect(await run("--wallpaper", "aurora") == 2)
    #expect(await run("--size", "100x50") == 2)
    #expect(files.isEmpty)
  }

  @Test func missingFoldersAreMadeAndFilesInTheirPlaceRefused() async throws {
    try Data().write(to: folder.at("out"))
    #expect(await run("--quiet") == 3)
  }

  /// Results come in the order of the pictures, however many are drawn at a time.
  @Test func resultsKeepTheirOrder() {
    var order = InOrder<Int>()
    var passed: [Int] = []
    for index in [2, 0, 3, 1, 4] { order.finish(index, index * 10) { passed.append($0) } }
    #expect(passed == [0, 10, 20, 30, 40])
  }
}

private struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SimpleEntry) -> Void) {}

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SimpleEntry>) -> Void
  ) {}
}

private struct SimpleEntry: TimelineEntry {
  var date: Date
}

private struct SilentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Silent", provider: SilentProvider()) { _ in
      Text("Hello").containerBackground(.blue, for: .widget)
    }
  }
}

import Foundation
import SwiftUI
import Synchronization
import TemporaryFolders
import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting
import WidgetKit

private struct VacantWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

// What no picture is made of.
#Preview("Vacant", as: .systemSmall) {
  VacantWidget()
} timeline: {
}

#Preview("No entries", as: .systemSmall) {
  PreviewedWidget()
} timeline: {
}

#Preview { PreviewedHermit() }
#Preview { PreviewedHermit().padding(1) }

/// Previews as tests: what their goldens are called, and what cannot be one.
@MainActor @Suite struct PreviewSnapshotTests {
  private static let module = "VitrineViewsTests"
  private static let file = module + "/PreviewTests.swift"
  private static let own = module + "/PreviewSnapshotTests.swift"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var context: SnapshotContext {
    SnapshotContext(
      goldens: folder.at("Golden").path, artifacts: folder.at("artifacts").path, record: .missing)
  }

  private var store: GoldenStore {
    GoldenStore(goldens: folder.at("Golden").path, artifacts: folder.at("artifacts").path)
  }

  /// The issues of a call, without the known ones.
  private func issues(of check: () async -> Void) async -> [String] {
    let found = Mutex<[String]>([])
    await SnapshotContext.$current.withValue(context) {
      await withKnownIssue(isIntermittent: true) {
        await check()
      } matching: { issue in
        found.withLock { $0.append("\(issue)") }
        return true
      }
    }
    return found.withLock { $0 }
  }

  private func records() throws -> [SnapshotRecord] { try store.records() }

  @Test func previewsAreNamedByFileAndTitle() throws {
    let file = try SnapshotPreview.all(in: Self.file)
    #expect(
      file.map(\.name) == [
        "Previewed card", "PreviewedCard", "Previewed fit", "Previewed fixed", "Previewed wide",
        "Previewed huge", "Previewed entries", "PreviewedWidget", "Previewed stray",
      ])
    #expect(file.first?.testDescription == "VitrineViewsTests/PreviewTests.swift: Previewed card")
    let own = try SnapshotPreview.all(in: Self.own)
    #expect(
      own.map(\.name) == ["Vacant", "No entries", "PreviewedHermit", "PreviewedHermit-2"])
    #expect(own.map { $0.reasonNotDrawn != nil } == [true, false, false, false])
    let module = try SnapshotPreview.all(in: Self.module)
    #expect(module.contains { $0.file == Self.module + "/PreviewedCard_Previews" })
    #expect(module.count >= file.count + own.count + 4)
  }

  @Test func unknownPlacesNameTheNearest() {
    let error = #expect(throws: UsageError.self) {
      try SnapshotPreview.all(in: "VitrineViewTests")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("did you mean 'VitrineViewsTests'?"))
  }

  /// Every drawable preview has its golden, a timeline one for each entry; then all pass.
  @Test func previewsPassOnceAccepted() async throws {
    let first = await issues { await expectSnapshots(ofPreviewsIn: Self.file, named: "p") }
    let folder = "p/PreviewTests/"
    #expect(
      try records().map(\.file)
        == [
          "Previewed-card-screen-iphone-15-large-light-view.png",
          "Previewed-entries-systemMedium-iphone-15-large-light-0.png",
          "Previewed-entries-systemMedium-iphone-15-large-light-1.png",
          "Previewed-fit-fits-iphone-15-large-light-view.png",
          "Previewed-fixed-120x40-iphone-15-large-light-view-landscape.png",
          "Previewed-stray-systemSmall-iphone-15-large-light-0.png",
          "Previewed-wide-screen-iphone-15-large-light-view-landscape.png",
          "PreviewedCard-screen-iphone-15-large-light-view.png",
          "PreviewedWidget-systemSmall-iphone-15-large-light-0.png",
          "PreviewedWidget-systemSmall-iphone-15-large-light-1.png",
        ].map { folder + $0 })
    #expect(first.contains { $0.contains("8 goldens are missing:") }, "\(first)")
    try store.accept(try store.plan(AcceptanceFilter()))
    let second = await issues { await expectSnapshots(ofPreviewsIn: Self.file, named: "p") }
    // The two that no run can draw, with their reasons, and nothing else.
    #expect(second.count == 3, "\(second)")
    #expect(second.contains { $0.contains("Previewed huge: fixedLayout must be between 1 and") })
    #expect(
      second.contains { $0.contains("refused: the widget's provider has entries of another") })
    #expect(second.contains { $0.contains("refused: the picture is blank") })
  }

  @Test func whatIsNotDrawnIsSaid() async throws {
    let found = await issues { await expectSnapshots(ofPreviewsIn: Self.own) }
    #expect(
      found.contains { $0.contains("No-entries") && $0.contains("the preview has no entries") })
    #expect(!found.contains { $0.contains("Vacant") }, "it is a known issue of its own")
    #expect(try records().count == 3)
  }

  @Test func aChangeTurnsThePreviewRed() async throws {
    let previews = try SnapshotPreview.all(in: Self.file)
    let card = try #require(previews.first { $0.name == "Previewed card" })
    _ = await issues { await expectSnapshot(of: card) }
    let file = "PreviewTests/Previewed-card-screen-iphone-15-large-light-view.png"
    try store.accept(try store.plan(AcceptanceFilter(patterns: [file])))
    #expect(await issues { await expectSnapshot(of: card) }.isEmpty)
    var dark = RenderMatrix()
    dark.common.typeSize = .accessibility5
    dark.schemes = [.light, .dark]
    #expect(await issues { await expectSnapshot(of: card, over: dark) }.count == 2)
    // Another preview's picture in place of its golden.
    let hermits = try SnapshotPreview.all(in: Self.own).filter { $0.name == "PreviewedHermit" }
    for hermit in hermits { _ = await issues { await expectSnapshot(of: hermit) } }
    let other = try #require(
      store.read(
        .candidates,
        "PreviewSnapshotTests/PreviewedHermit-screen-iphone-15-large-light-view.png"))
    try GoldenStore.write(other, to: store.goldenPath(file))
    let red = await issues { await expectSnapshot(of: card) }
    #expect(red.count == 1 && red.contains { $0.contains(file + ": different") }, "\(red)")
  }

  /// The settings of a matrix hold for previews; what does not fit them fails.
  @Test func matricesChooseSettings() async throws {
    let previews = try SnapshotPreview.all(in: Self.file)
    let entries = try #require(previews.first { $0.name == "Previewed entries" })
    var matrix = RenderMatrix()
    matrix.entries = [.index(1), .placeholder]
    _ = await issues { await expectSnapshot(of: entries, named: "e", over: matrix) }
    #expect(
      try records().map(\.file)
        == ["1", "placeholder"].map {
          "e/PreviewTests/Previewed-entries-systemMedium-iphone-15-large-light-\($0).png"
        })
    matrix = RenderMatrix()
    matrix.scenes = [.home]
    let card = try #require(previews.first { $0.name == "Previewed card" })
    let refused = await issues { await expectSnapshot(of: card, over: matrix) }
    #expect(refused.count == 1)
    #expect(refused.contains { $0.contains("it is a view, which the scene home does not show") })
    matrix.families = [.systemSmall]
    _ = await issues { await expectSnapshot(of: card, named: "h", over: matrix) }
    #expect(
      try records().contains {
        $0.file == "h/PreviewTests/Previewed-card-systemSmall-iphone-15-large-light-home.png"
      })
    let undeclared = await issues { await expectSnapshot(of: entries, over: matrix) }
    #expect(undeclared.count == 1 && undeclared.contains { $0.contains("Previewed entries: ") })
  }
}

/// One test case for each preview.
@MainActor @Suite struct PreviewArgumentTests {
  @Test(arguments: try await SnapshotPreview.all(in: "VitrineViewsTests/PreviewedCard_Previews"))
  func previews(_ preview: SnapshotPreview) {
    #expect(preview.description.hasPrefix("VitrineViewsTests/PreviewedCard_Previews: "))
    #expect(preview.reasonNotDrawn == nil)
  }
}

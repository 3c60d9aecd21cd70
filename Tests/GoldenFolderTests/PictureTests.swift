import Foundation
import GoldenSupport
import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting

private let folder = GoldenFolder()

/// Goldens of the project itself; new ones are accepted as anyone's: `vitrine accept NAME`.
@MainActor
@Suite(.serialized, .golden(folder.goldens, artifacts: folder.artifacts))
struct PictureTests {
  @Test func picturesAreTheAcceptedOnes() async throws {
    let pictures = try await ExampleGoldens.pictures(folder)
    for picture in pictures { expectSnapshot(picture) }
    let names = folder.names(in: "Widgets").map { "Widgets/" + $0 }
    #expect(names == pictures.map { $0.name.text + ".png" }.sorted())
  }

  @Test func dumpsAreTheAcceptedOnes() async throws {
    let dumps = try await ExampleGoldens.dumps(folder)
    for dump in dumps { expectSnapshot(dump) }
    let kept = ["Layout", "Display"].flatMap { kind in
      folder.names(in: kind).map { "\(kind)/\($0)" }
    }
    #expect(kept.sorted() == dumps.map { $0.name.text + ".txt" }.sorted())
  }

  @Test func textIsLegibleAsRecorded() async throws {
    let renderer = Renderer(fontFolder: folder.fonts)
    let rows = LegibilityTable.rows(renderer)
    #expect(rows.count == LegibilityTable.rowCount)
    let screens = try await SceneLegibility.rows(folder, renderer)
    #expect(screens.count == LegibilityTable.wallpaperCount * 2 * 6)
    for row in screens {
      #expect(row.count >= 4, "\(row)")
    }
    expectSnapshot(
      TextSnapshot.candidate(
        try GoldenName("Legibility"), LegibilityTable.text(rows) + SceneLegibility.text(screens)))
  }
}

/// The reference is made from the declarations that check documents, and its pictures of its examples.
@Suite(.serialized, .golden(folder.documentation, artifacts: folder.artifacts + "/documentation"))
struct ReferencePageTests {
  @Test func referenceIsMadeFromTheDeclarations() throws {
    expectSnapshot(
      TextSnapshot.candidate(
        try GoldenName("Reference"), ReferencePage.text, fileExtension: "md"))
  }

  @Test func picturesOfTheReferenceAreThoseOfItsExamples() throws {
    for picture in try ReferenceSheet.candidates(folder) { expectSnapshot(picture) }
  }
}

/// The page of gaps is made from the table that diagnostics read.
@Suite(.golden(folder.documentation, artifacts: folder.artifacts + "/documentation"))
struct GapPageTests {
  @Test func gapPageIsMadeFromTheTable() throws {
    expectSnapshot(
      TextSnapshot.candidate(try GoldenName("Gaps"), GapPage.text, fileExtension: "md"))
  }
}

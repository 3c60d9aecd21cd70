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

  @Test func textIsLegibleAsRecorded() throws {
    let rows = LegibilityTable.rows(Renderer(fontFolder: folder.fonts))
    #expect(rows.count == LegibilityTable.rowCount)
    expectSnapshot(TextSnapshot.candidate(try GoldenName("Legibility"), LegibilityTable.text(rows)))
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

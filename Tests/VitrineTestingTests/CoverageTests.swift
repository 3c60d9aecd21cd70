import Foundation
import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting

/// Which combinations of a product have goldens.
@MainActor @Suite struct CoverageTests {
  private var matrix: RenderMatrix {
    var matrix = RenderMatrix()
    matrix.schemes = [.light, .dark]
    matrix.typeSizes = [.large, .accessibility5]
    return matrix
  }

  @Test func eachCombinationIsCoveredOrMissing() throws {
    let folder = try Folder()
    func coverage(_ strategy: SnapshotStrategy = .image) throws -> SnapshotCoverage {
      try snapshotCoverage(
        of: NoteWidget.self, named: "notes", as: strategy, over: matrix,
        goldens: folder.root + "/Golden")
    }
    let none = try coverage()
    #expect(none.covered.isEmpty && none.missing.count == 8 && none.fraction == 0)
    let some = ["Note-systemSmall-iphone-15-large-light", "Note-systemMedium-iphone-15-AX5-dark"]
    for name in some { try folder.put([1], "notes/\(name).png") }
    // Another widget's, another base, and a text are no goldens of this product.
    for file in ["notes/Other-systemSmall.png", some[0] + ".png", "notes/\(some[0]).txt"] {
      try folder.put([1], file)
    }
    let found = try coverage()
    #expect(Set(found.covered) == Set(some.map { "notes/" + $0 }))
    #expect(found.missing.count == 6 && found.fraction == 0.25)
    #expect(found.text.hasPrefix("2 of 8 combinations have goldens\n  - notes/Note-system"))
    #expect(found.text.split(separator: "\n").count == 7)
    #expect(try coverage(.text).covered == ["notes/" + some[0]])
  }

  /// What coverage looks for is what a test leaves.
  @Test func aRunThatIsAcceptedCoversItsProduct() async throws {
    let folder = try Folder()
    let context = folder.context
    await SnapshotContext.$current.withValue(context) {
      await withKnownIssue {
        await expectSnapshot(of: NoteWidget.self, named: "notes", over: matrix)
      }
    }
    try folder.store.accept(try folder.store.plan(AcceptanceFilter()))
    let found = try snapshotCoverage(
      of: NoteWidget.self, named: "notes", over: matrix, goldens: folder.root + "/Golden")
    #expect(found.missing.isEmpty && found.covered.count == 8 && found.fraction == 1)
    await SnapshotContext.$current.withValue(context) {
      await expectSnapshot(of: NoteWidget.self, named: "notes", over: matrix)
    }
    #expect(try folder.store.orphans(assumeComplete: true).isEmpty)
  }

  @Test func anEmptyProductIsCovered() throws {
    var nothing = matrix
    nothing.devices = .listed([try #require(Device.named("watch-41mm"))])
    let found = try snapshotCoverage(of: NoteWidget.self, over: nothing)
    #expect(found.fraction == 1 && found.text == "0 of 0 combinations have goldens")
  }

  /// Nothing would be drawn, and nothing would fail.
  @Test func anEmptyListIsRefused() {
    var nothing = matrix
    nothing.families = .listed([])
    #expect(throws: ImpossibleCombination.self) {
      try snapshotCoverage(of: NoteWidget.self, over: nothing)
    }
  }
}

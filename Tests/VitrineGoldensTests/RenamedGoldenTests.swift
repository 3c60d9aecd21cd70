import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// A picture under a new name is linked to the golden that it had, and accepting it moves that one.
@Suite struct RenamedGoldenTests {
  private let folders: GoldenFolders

  init() throws { folders = try GoldenFolders() }

  private func picture(_ seed: UInt32) -> Pixmap {
    Pixmap(width: 3, height: 2, pixels: (0..<6).map { 0xff00_0000 | (seed &* 77 &+ $0) })
  }

  private func put(_ seed: UInt32, _ file: String, note: String = "") throws {
    var scratch = PNGScratch()
    let options = PNGOptions(notes: note.isEmpty ? [] : [.init("Title", note)])
    let bytes = try encodePNG(picture(seed), scale: 1, options: options, scratch: &scratch)
    let path = folders.store.goldenPath(file)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try writeFile(bytes, to: path)
  }

  /// Checks pictures by their names, as a run of a whole folder that could draw what begins like one of them.
  private func check(
    _ pictures: [(name: String, seed: UInt32)], isWhole: Bool = true, prefixes: [String] = []
  ) throws -> [SnapshotRecord] {
    let session = SnapshotSession(store: folders.store, mode: .missing)
    session.look(
      for: RenamedGoldens(
        folders.store, drawn: Set(pictures.map { $0.name + ".png" }),
        coverage: RunCoverage(isWhole: isWhole, prefixes: prefixes)))
    return try pictures.map {
      try session.check(PictureSnapshot.candidate(GoldenName($0.name), picture($0.seed), scale: 1))
    }
  }

  private var goldens: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folders.store.goldens).sorted()) ?? []
  }

  @Test func aRenamedPictureIsLinkedAndMoved() throws {
    // What a golden's file says of its views has the old name, and is no part of its pixels.
    try put(1, "Old-small.png", note: "Old")
    try put(2, "Other-small.png")
    let records = try check([("New-small", 1), ("Other-small", 2)])
    #expect(records[0].state == .missing && records[0].renamedFrom == "Old-small.png")
    #expect(
      records[0].explanation
        == "renamed: its pixels are those of Old-small.png, which nothing draws any more")
    #expect(records[1].state == .identical && records[1].renamedFrom == nil)
    let steps = try folders.store.plan(AcceptanceFilter())
    #expect(steps.map(\.summary) == ["+ New-small.png: renamed from Old-small.png"])
    try folders.store.accept(steps)
    #expect(goldens == ["New-small.png", "Other-small.png"])
    #expect(try check([("New-small", 1)])[0].state == .identical)
  }

  @Test func whatMayStillBeNeededIsNotLinked() throws {
    try put(1, "Old-small-dark.png")
    #expect(try check([("New", 1)], isWhole: false)[0].renamedFrom == nil)
    #expect(try check([("New", 1)], prefixes: ["Old-small-"])[0].renamedFrom == nil)
    #expect(try check([("New", 1), ("Old-small-dark", 1)])[0].renamedFrom == nil)
    #expect(try check([("New", 2)])[0].renamedFrom == nil)
    #expect(try check([("New", 1)])[0].renamedFrom == "Old-small-dark.png")
  }

  /// Of several goldens with the same pixels the one of the likest name is the old one, whatever their order.
  @Test func theLikestNameIsTaken() throws {
    for file in ["Old-small-light.png", "Old-small-dark.png", "Old-large-dark.png", "z.png"] {
      try put(1, file)
    }
    let records = try check([("New-small-dark", 1), ("New-large-dark", 1), ("New-small-light", 1)])
    #expect(
      records.map(\.renamedFrom) == [
        "Old-small-dark.png", "Old-large-dark.png", "Old-small-light.png",
      ])
    try folders.store.accept(try folders.store.plan(AcceptanceFilter()))
    #expect(
      goldens == ["New-large-dark.png", "New-small-dark.png", "New-small-light.png", "z.png"])
  }

  /// Records are downloaded: one that names a golden of other pixels, or a file elsewhere, removes nothing.
  @Test func forgedRecordsRemoveNothing() throws {
    try put(1, "Old.png")
    try put(2, "Kept.png")
    var scratch = PNGScratch()
    let outside = folders.root + "/outside.png"
    try writeFile(try encodePNG(picture(1), scale: 1, scratch: &scratch), to: outside)
    _ = try check([("New", 1)])
    for forged in ["Kept.png", "../outside.png", "New.png/../../outside.png", "Old.txt", ""] {
      var steps = try folders.store.plan(AcceptanceFilter())
      for index in steps.indices { steps[index].record.renamedFrom = forged }
      try? folders.store.accept(steps)
      _ = try check([("New", 1)])
      #expect(goldens.contains("Kept.png") && goldens.contains("Old.png"))
      #expect(FileManager.default.fileExists(atPath: outside))
      try? FileManager.default.removeItem(atPath: folders.store.goldenPath("New.png"))
      _ = try check([("New", 1)])
    }
  }

  @Test func damagedGoldensAreNoMatch() throws {
    try put(1, "Old.png")
    let path = folders.store.goldenPath("Old.png")
    try writeFile(Array(try readFile(path, limit: 1 << 20).dropLast(20)), to: path)
    try writeFile([], to: folders.store.goldenPath("Empty.png"))
    let record = try check([("New", 1)])[0]
    #expect(record.renamedFrom == nil && record.explanation == "there is no golden")
  }
}

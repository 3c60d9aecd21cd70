import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// Among artifacts and goldens only what a run made is removed or replaced, also where runs were before.
@Suite struct ForeignGoldenFileTests {
  private let folders: GoldenFolders
  private var store: GoldenStore { folders.store }

  init() throws { folders = try GoldenFolders() }

  private func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// A list of an earlier run proves nothing of names that it does not have.
  @Test(arguments: [
    "candidates/b.txt", "expected/b.txt", "differences/b.txt", "records/b.txt.json",
  ])
  func anEarlierRunProvesNothingOfOtherNames(file: String) throws {
    try store.begin([("a", "txt")])
    try folders.check("a", "1")
    let path = store.artifacts + "/" + file
    try put("mine", path)
    let error = #expect(throws: GoldenError.self) { try store.begin([("b", "txt")]) }
    #expect(error?.description.contains("no run wrote it") == true)
    #expect(folders.text(path) == "mine")
    try store.begin([("a", "txt")])
    #expect(folders.text(path) == "mine")
  }

  @Test func emptyFoldersOfTheUsersStay() throws {
    let kinds = ["candidates", "differences", "expected", "records"]
    for kind in kinds {
      try FileManager.default.createDirectory(
        atPath: store.artifacts + "/" + kind, withIntermediateDirectories: true)
    }
    try store.begin([("a", "txt")])
    #expect(entries(store.artifacts) == kinds + ["run"])
  }

  @Test func foldersOfARunGoWithItsFiles() throws {
    try folders.check("x/a", "1")
    #expect(entries(store.artifacts) == ["candidates", "records"])
    try store.accept(try store.plan(AcceptanceFilter()))
    #expect(entries(store.artifacts) == ["records"])
    try store.clear()
    #expect(entries(store.artifacts) == [])
  }

  /// What stands in the place of a list of the program's.
  enum Thing: CaseIterable {
    case text, long, pipe, danglingLink, folder

    func put(at path: String) throws {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      switch self {
      case .text: try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      case .long: try Data(count: 1 << 20).write(to: URL(fileURLWithPath: path))
      case .pipe: #expect(unsafe mkfifo(path, 0o600) == 0)
      case .danglingLink:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
      case .folder:
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    }
  }

  /// The type, size and inode of what stands at a path.
  private func facts(_ path: String) -> [UInt64] {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return [] }
    return [UInt64(facts.st_mode), UInt64(facts.st_size), UInt64(facts.st_ino)]
  }

  @Test(arguments: Thing.allCases) func noListTakesItsPlace(thing: Thing) throws {
    let (verdicts, runs) = (store.verdicts, folders.root + "/.artifacts/runs")
    for path in [verdicts, runs] { try thing.put(at: path) }
    let before = [facts(verdicts), facts(runs)]
    #expect(throws: GoldenError.self) { try store.begin([("a", "txt")]) }
    #expect(throws: GoldenError.self) { try RunLog(folder: folders.root).add(store) }
    let cache = VerdictCache(file: nil)
    let record = SnapshotRecord(
      name: try GoldenName("a"), fileExtension: "txt", state: .identical, explanation: "",
      goldens: store.goldens)
    cache.keep(record, SHA256.hash([1]), golden: [], reads: [], cost: 1)
    #expect(throws: GoldenError.self) { try cache.save(to: verdicts) }
    #expect([facts(verdicts), facts(runs)] == before)
    // Where a run was before, the next one goes on without them.
    try FileManager.default.removeItem(atPath: verdicts)
    try store.begin([("a", "txt")])
    try thing.put(at: verdicts)
    let again = facts(verdicts)
    try store.begin([("a", "txt")])
    #expect(throws: GoldenError.self) { try cache.save(to: verdicts) }
    #expect([facts(verdicts), facts(runs)] == [again, before[1]])
    #expect(before.allSatisfy { !$0.isEmpty })
  }

  /// Texts and pictures that anyone may keep beside goldens do not say that a snapshot made them.
  @Test func onlyPicturesWithTheirOriginAreKnown() throws {
    var scratch = PNGScratch()
    let picture = Pixmap(width: 2, height: 2)
    for (name, note) in [("own", Provenance.keyword), ("photo", "Software")] {
      let options = PNGOptions(notes: [PNGOptions.Note(note, "1")])
      try writeFile(
        try encodePNG(picture, scale: 1, options: options, scratch: &scratch),
        to: folders.root + "/\(name).png")
    }
    try put("mine", store.goldenPath("notes.txt"))
    try put("mine", store.goldenPath("cut.png"))
    for name in ["own.png", "photo.png"] {
      try FileManager.default.moveItem(
        atPath: folders.root + "/" + name, toPath: store.goldenPath(name))
    }
    let known = try store.orphans(assumeComplete: true).filter { store.saysItsOrigin($0) }
    #expect(known == ["own.png"])
    #expect(!store.saysItsOrigin("../own.png"))
  }
}

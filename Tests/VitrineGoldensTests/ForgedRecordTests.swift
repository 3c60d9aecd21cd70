import Foundation
import Testing
import VitrineGoldens
import VitrineImages

/// Artifacts are downloaded from pull requests: whatever their records name, nothing outside the folders of
/// goldens and artifacts is read, written or removed.
@Suite struct ForgedRecordTests {
  private static let head = "vitrine-passes 1\n"

  private func line(_ name: String, _ fileExtension: String) -> String {
    "\(name)\t\(fileExtension)\tidentical\t1\t-\t-\t-\tGolden\tequal\t0\n"
  }

  private func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(arguments: [
    ("a", "/../../../escaped.txt"), ("a", "txt/../../../escaped.txt"), ("a", ""), ("a", "t\u{0}xt"),
    ("a", "."), ("a", "txt."), ("a", "t xt"), ("../a", "txt"), ("/a", "txt"), ("a/../../b", "txt"),
  ])
  func namesThatLeadOutAreRefused(name: String, fileExtension: String) throws {
    let folders = try GoldenFolders()
    let store = folders.store
    // What the forged extension needs on its way.
    try put("old", store.goldens + "/a./x")
    try put("new", store.artifacts + "/candidates/a./x")
    try put(Self.head + line(name, fileExtension), store.artifacts + "/passes")
    #expect(throws: GoldenError.self) { try store.records() }
    #expect(throws: GoldenError.self) { try store.plan(AcceptanceFilter(patterns: ["*"])) }
    #expect(throws: GoldenError.self) { try store.orphans(assumeComplete: true) }
  }

  /// A record that was made rather than read is checked where its path is used.
  @Test func stepsThatLeadOutAreRefused() throws {
    let folders = try GoldenFolders()
    let store = folders.store
    try put("old", store.goldens + "/a./x")
    try put("new", store.artifacts + "/candidates/a./x")
    let outside = folders.root + "/escaped.txt"
    try put("mine", outside)
    try put("new", store.artifacts + "/escaped.txt")
    try folders.check("a", "1")
    var steps = try store.plan(AcceptanceFilter())
    #expect(steps.count == 1)
    for index in steps.indices { steps[index].record.fileExtension = "/../../escaped.txt" }
    #expect(throws: GoldenError.self) { try store.accept(steps) }
    #expect(throws: GoldenError.self) { try store.prune(["../escaped.txt"]) }
    store.remove(.candidates, "../../escaped.txt")
    #expect(store.read(.candidates, "../../escaped.txt") == nil)
    #expect(throws: GoldenError.self) { try store.write([1], .records, "../../escaped.txt") }
    #expect(folders.text(outside) == "mine")
  }

  @Test func linksThatLeadOutAreRefused() throws {
    let folders = try GoldenFolders()
    let (store, files) = (folders.store, FileManager.default)
    try put("mine", folders.root + "/private/key.txt")
    for folder in [store.goldens, store.artifacts + "/candidates"] {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    // A candidate that is someone else's file, and a golden that would be written into one.
    try files.createSymbolicLink(
      atPath: store.artifacts + "/candidates/in", withDestinationPath: folders.root + "/private")
    try put("new", store.artifacts + "/candidates/out/key.txt")
    try files.createSymbolicLink(
      atPath: store.goldens + "/out", withDestinationPath: folders.root + "/private")
    for name in ["in/key", "out/key"] {
      try put(Self.head + line(name, "txt"), store.artifacts + "/passes")
      let steps = try store.plan(AcceptanceFilter())
      #expect(steps.count == 1)
      #expect(throws: GoldenError.self) { try store.accept(steps) }
    }
    #expect(folders.text(folders.root + "/private/key.txt") == "mine")
    #expect(folders.golden("in/key.txt") == nil)
    #expect(store.read(.candidates, "in/key.txt") == nil)
  }

  /// A golden may be a link inside its folder, and stays one.
  @Test func aLinkedGoldenStaysALink() throws {
    let folders = try GoldenFolders()
    let store = folders.store
    try folders.put("old", golden: "real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: store.goldenPath("a.txt"), withDestinationPath: "real.txt")
    try folders.check("a", "new", mode: .never)
    try store.accept(try store.plan(AcceptanceFilter(patterns: ["a"])))
    #expect(folders.golden("real.txt") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: store.goldenPath("a.txt"))
        == "real.txt")
  }

  @Test func testsCannotChooseSuchExtensions() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .missing)
    var candidate = try folders.candidate("a", "1") { _ in
      SnapshotComparison(state: .identical, explanation: "")
    }
    candidate.fileExtension = "/../../x"
    #expect(throws: GoldenError.self) { try session.check(candidate) }
  }
}

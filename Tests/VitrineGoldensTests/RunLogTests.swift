import Foundation
import TemporaryFolders
import Testing
import VitrineGoldens

@Suite struct RunLogTests {
  private let folder: TemporaryFolder
  private let log: RunLog

  init() throws {
    folder = try TemporaryFolder()
    log = RunLog(folder: folder.path)
  }

  private func store(_ name: String) throws -> GoldenStore {
    let store = GoldenStore(goldens: name + "/Golden", artifacts: name + "/.artifacts")
    try FileManager.default.createDirectory(
      at: folder.at(store.artifacts), withIntermediateDirectories: true)
    return store
  }

  @Test func theLatestRunIsLast() throws {
    #expect(try log.stores().isEmpty)
    let (a, b) = (try store("a"), try store("b"))
    for run in [a, b, a] { try log.add(run) }
    #expect(try log.stores() == [b, a])
    // Another name of the same folders.
    let same = GoldenStore(goldens: folder.path + "/b/Golden/", artifacts: "./a/../b/.artifacts")
    try log.add(same)
    #expect(try log.stores() == [a, same])
    // Artifacts hold one run: that of other goldens is over.
    let other = GoldenStore(goldens: "c/Golden", artifacts: a.artifacts)
    try log.add(other)
    #expect(try log.stores() == [same, other])
  }

  @Test func whatIsGoneIsForgotten() throws {
    try log.add(try store("a"))
    try log.add(try store("b"))
    try FileManager.default.removeItem(at: folder.at("a/.artifacts"))
    #expect(try log.stores().map(\.goldens) == ["b/Golden"])
  }

  @Test func theListStaysShort() throws {
    for i in 0..<40 { try log.add(try store("s\(i)")) }
    let stores = try log.stores()
    #expect(stores.count == 32 && stores.last?.goldens == "s39/Golden")
  }

  @Test func onlyWhatLiesInsideIsHeld() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.at("link"), withDestinationURL: outside.url)
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("broken").path, withDestinationPath: outside.path + "/later")
    let a = try store("a").artifacts
    func holds(_ goldens: String) -> Bool {
      log.holds(GoldenStore(goldens: goldens, artifacts: a))
    }
    for inside in ["a/Golden", "./new/deep/Golden", folder.path + "/x", "a/../b"] {
      #expect(holds(inside), "\(inside)")
    }
    for beyond in [
      "../x", outside.path, "link/Golden", "broken/Golden", "no/../../x", "/", ".",
      folder.path + "x",
    ] { #expect(!holds(beyond), "\(beyond)") }
  }
}

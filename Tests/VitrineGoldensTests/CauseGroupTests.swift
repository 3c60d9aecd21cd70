import Foundation
import Testing
import VitrineGoldens

/// Failures with one cause stand together and are accepted together.
@Suite struct CauseGroupTests {
  private func record(
    _ name: String, _ cause: String?, _ state: SnapshotState = .different
  ) throws -> SnapshotRecord {
    var record = SnapshotRecord(
      name: try GoldenName(name), fileExtension: "txt", state: state, explanation: "they differ",
      goldens: "Golden")
    record.cause = cause
    return record
  }

  private let store = GoldenStore(goldens: "Golden", artifacts: "a")

  @Test func settingsFirstThenTheLargest() throws {
    let records = [
      try record("a", "text a → b"), try record("b", "Text: size 1 → 2"),
      try record("c", "Text: size 1 → 2"), try record("d", "setting scheme light → dark"),
      try record("e", nil), try record("f", nil, .missing), try record("g", nil, .identical),
    ]
    let groups = CauseGroup.groups(records)
    #expect(
      groups.map(\.title) == [
        "setting scheme light → dark", "Text: size 1 → 2", "cause not known",
        "new: there is no golden", "text a → b",
      ])
    #expect(groups.map(\.records.count) == [1, 2, 1, 1, 1])
    #expect(
      groups[1].command(store)
        == "vitrine accept '--cause=Text: size 1 → 2' --goldens Golden --artifacts a")
    #expect(CauseGroup.groups([try record("r", nil, .refused)])[0].command(store) == nil)
  }

  /// Long titles and those that a shell or a terminal would garble go by their key, which accepts as well.
  @Test func awkwardTitlesGoByKey() throws {
    for title in ["text it's → its", "text a\u{202e}b → c", String(repeating: "x", count: 121)] {
      let group = CauseGroup.groups([try record("a", title)])[0]
      #expect(group.key.utf8.count == 8)
      #expect(
        group.command(store)
          == "vitrine accept '--cause=\(group.key)' --goldens Golden --artifacts a")
    }
  }

  @Test func oneCommandAcceptsAGroup() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .never)
    for k in 0..<216 {
      let cause = k < 200 ? "text Cupertino → Cupertina" : "text it's → its"
      try folders.put("old", golden: "w/\(k).txt")
      _ = try session.check(
        folders.candidate("w/\(k)", "new") { _ in
          SnapshotComparison(state: .different, explanation: "the texts differ", cause: cause)
        })
    }
    func plan(_ causes: [String]) throws -> Int {
      try folders.store.plan(AcceptanceFilter(causes: causes)).count
    }
    let groups = CauseGroup.groups(try folders.store.records())
    #expect(try plan(["text Cupertino → Cupertina"]) == 200)
    #expect(try plan([groups[0].key]) == 200 && plan(groups.map(\.key)) == 216)
    #expect(try folders.store.plan(AcceptanceFilter()).isEmpty)
    let unknown = #expect(throws: GoldenError.self) { try plan(["text Cupertino → Cupertine"]) }
    #expect(unknown?.description.contains("did you mean 'text Cupertino → Cupertina'?") == true)
    try folders.store.accept(try folders.store.plan(AcceptanceFilter(causes: [groups[0].key])))
    #expect(folders.golden("w/7.txt") == "new" && folders.golden("w/207.txt") == "old")
    #expect(CauseGroup.groups(try folders.store.records()).map(\.records.count) == [16])
  }

  /// A pass has no cause, and records of older versions are read.
  @Test func olderRecordsAreRead() throws {
    let folders = try GoldenFolders()
    let record = try folders.check("a", "text")
    let path = folders.store.path(.records, "a.txt.json")
    let text = try #require(folders.text(path))
    #expect(!text.contains("cause") && record.cause == nil)
    #expect(try folders.store.records() == [record])
  }
}

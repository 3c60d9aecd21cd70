import Foundation
import Testing
import VitrineGoldens

/// The snapshots of several runs in one folder: the latest run decides what is accepted.
@Suite struct LatestRunTests {
  private let folders: GoldenFolders

  init() throws { folders = try GoldenFolders() }

  private func check(_ names: [String], run: String) throws {
    // Each process of a run has a session of its own.
    for name in names {
      let session = SnapshotSession(store: folders.store, mode: .missing, mark: run)
      try folders.check(name, "1", in: session)
    }
  }

  private func plan(_ change: (inout AcceptanceFilter) -> Void = { _ in }) throws -> [String] {
    var filter = AcceptanceFilter()
    change(&filter)
    return try folders.store.plan(filter).map(\.record.name)
  }

  @Test func processesOfOneRunCountTogether() throws {
    try check(["a", "b", "c"], run: "one")
    #expect(try plan() == ["a", "b", "c"])
    #expect(folders.store.latest?.number == 1)
    try check(["b", "d"], run: "two")
    #expect(folders.store.latest?.number == 2)
    #expect(try plan() == ["b", "d"])
    #expect(try plan { $0.allRuns = true } == ["a", "b", "c", "d"])
    let records = try folders.store.records()
    #expect(folders.store.earlier(among: records).map(\.name) == ["a", "c"])
  }

  @Test func namesAloneReachEarlierRuns() throws {
    try check(["a", "b"], run: "one")
    try check(["c"], run: "two")
    #expect(try plan { $0.patterns = ["a"] } == ["a"])
    #expect(try plan { $0.patterns = ["*"] } == ["c"])
    let cause = "new: there is no golden"
    #expect(try plan { $0.causes = [cause] } == ["c"])
    try check(["e"], run: "three")
    try folders.store.accept(try folders.store.plan(AcceptanceFilter()))
    for change in [
      { (filter: inout AcceptanceFilter) in filter.patterns = ["?"] }, { $0.causes = [cause] },
    ] {
      let error = #expect(throws: GoldenError.self) { try plan(change) }
      #expect(error?.reason.contains("--all-runs") == true)
    }
  }

  @Test func commandsSayWhoseCandidatesTheyTake() throws {
    try check((0..<9).map { "old\($0)" }, run: "one")
    try check(["new"], run: "two")
    let all = try folders.store.records()
    let new = all.filter { $0.name == "new" }
    var store = folders.store
    store.program = "swift run vitrine"
    func command(_ records: [SnapshotRecord]) -> String? {
      AcceptCommandLine(for: records, store: store)?.command
    }
    #expect(command(new)?.hasPrefix("swift run vitrine accept --goldens ") == true)
    #expect(command(all)?.hasPrefix("swift run vitrine accept --all-runs --goldens ") == true)
    #expect(command([all[1]])?.hasPrefix("swift run vitrine accept old0.txt --goldens") == true)
    let groups = CauseGroup.groups(all)
    #expect(
      groups[0].command(store)?.contains("accept '--cause=new: there is no golden' --all-runs")
        == true)
    #expect(
      CauseGroup.groups(new)[0].command(store)?.contains("no golden' --goldens") == true)
  }

  @Test func clearingBeginsToCountAnew() throws {
    try check(["a"], run: "one")
    try folders.store.begin([("b", "txt")])
    #expect(folders.store.latest == nil)
    try folders.check("b", "1")
    #expect(try plan() == ["b"])
    try check(["c"], run: "one")
    #expect(try plan() == ["c"])
  }

  @Test func theFileIsReadAsItIsWritten() throws {
    let run = LatestRun(number: 12, mark: 0xfe)
    #expect(run.bytes == Array("vitrine-latest 1\n12\tfe\n".utf8))
    #expect(LatestRun(run.bytes) == run)
    for bad in ["", "vitrine-latest 1\n", "vitrine-latest 1\n0\t1\n", "vitrine-latest 1\n1\tx\n"] {
      #expect(LatestRun(Array(bad.utf8)) == nil)
    }
    try FileManager.default.createDirectory(
      atPath: folders.store.artifacts, withIntermediateDirectories: true)
    try Data("my notes".utf8).write(to: URL(fileURLWithPath: folders.store.artifacts + "/latest"))
    #expect(throws: GoldenError.self) { try check(["a"], run: "one") }
    #expect(folders.text(folders.store.artifacts + "/latest") == "my notes")
  }
}

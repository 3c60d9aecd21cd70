import Testing
import VitrineGoldens

@Suite struct RunSummaryTests {
  private func record(_ name: String, _ state: SnapshotState, cluster: Int? = nil) throws
    -> SnapshotRecord
  {
    var record = SnapshotRecord(
      name: try GoldenName(name), fileExtension: "png", state: state, explanation: "", goldens: "")
    record.largestCluster = cluster
    return record
  }

  @Test func theWorstComeFirst() throws {
    let summary = RunSummary([
      try record("a", .different, cluster: 3), try record("b", .different, cluster: 90),
      try record("c", .identical), try record("d", .missing),
      try record("e", .different, cluster: 90),
      try record("f", .similar),
    ])
    #expect(summary.worst.map(\.name) == ["d", "b", "e"])
    #expect(summary.text == "1 identical, 1 similar, 3 different, 1 missing")
    #expect(!summary.passes)
  }

  @Test func modesComeFromTheEnvironment() throws {
    #expect(try RecordMode.from(environment: [:]) == .missing)
    #expect(try RecordMode.from(environment: ["CI": "true"]) == .never)
    #expect(try RecordMode.from(environment: ["CI": "0"]) == .missing)
    #expect(try RecordMode.from(environment: ["CI": "1", "VITRINE_RECORD": "All"]) == .all)
    let error = #expect(throws: RecordModeError.self) {
      try RecordMode.from(environment: ["VITRINE_RECORD": "yes"])
    }
    #expect(error?.description == "VITRINE_RECORD is 'yes'; it can be all, failed, missing, never")
  }
}

import Synchronization

/// One run of snapshots against a folder of goldens; usable from any thread.
public final class SnapshotSession: Sendable {
  public let store: GoldenStore
  public let mode: RecordMode
  /// Snapshots met so far, by their names where letters' case does not count.
  private let met = Mutex<[String: Met]>([:])

  private struct Met {
    var file: String
    var fingerprint: UInt64
  }

  public init(store: GoldenStore, mode: RecordMode) {
    self.store = store
    self.mode = mode
  }

  /// Compares a candidate with its golden and leaves the record, and for one that does not pass the
  /// candidate, among the artifacts.
  public func check(_ candidate: SnapshotCandidate) throws(GoldenError) -> SnapshotRecord {
    try claim(candidate)
    var record = SnapshotRecord(
      name: candidate.name, fileExtension: candidate.fileExtension, state: .missing,
      explanation: "there is no golden", goldens: store.goldens)
    record.traits = candidate.traits
    var difference: [UInt8]?
    var expected: [UInt8]?
    if let reason = candidate.refusal {
      record.state = .refused
      record.explanation = reason
    } else {
      do {
        expected = try store.golden(candidate.file)
        if let expected {
          let comparison = try candidate.compare(expected)
          record.take(comparison)
          difference = comparison.difference
        }
      } catch {
        record.state = .unreadable
        record.explanation = "the golden cannot be read: \(error)"
      }
    }
    record.isOffered = mode.offers(record.state)
    try keep(candidate, record, expected, difference)
    return record
  }

  /// Takes over a pass of an earlier run that still holds.
  public func take(_ record: SnapshotRecord, for name: GoldenName) throws(GoldenError) {
    var record = record
    record.goldens = store.goldens
    record.isOffered = mode.offers(record.state)
    for kind in [GoldenStore.Artifact.candidates, .expected, .differences] {
      store.remove(kind, record.file)
    }
    try store.save(record)
  }

  /// Refuses a name that another snapshot of this run has; the same one may come again, as in a
  /// repeated test.
  private func claim(_ candidate: SnapshotCandidate) throws(GoldenError) {
    let file = candidate.file
    let key = candidate.name.caseKey + "." + candidate.fileExtension
    let now = Met(file: file, fingerprint: candidate.fingerprint)
    let earlier = met.withLock { met in
      defer { met[key] = met[key] ?? now }
      return met[key]
    }
    guard let earlier, earlier.file != file || earlier.fingerprint != now.fingerprint else { return }
    throw GoldenError(
      file,
      earlier.file == file
        ? "another snapshot of this run has this name"
        : "another snapshot of this run is called '\(earlier.file)': names must differ in more than case")
  }

  private func keep(
    _ candidate: SnapshotCandidate, _ record: SnapshotRecord, _ expected: [UInt8]?,
    _ difference: [UInt8]?
  ) throws(GoldenError) {
    let file = candidate.file
    let isShown = record.isOffered || !record.state.passes
    let bytes: [UInt8]?
    do { bytes = isShown ? try candidate.bytes() : nil } catch {
      throw GoldenError(file, "the candidate cannot be written: \(error)")
    }
    let artifacts: [(GoldenStore.Artifact, [UInt8]?)] = [
      (.candidates, bytes), (.expected, isShown ? expected : nil),
      (.differences, difference),
    ]
    for (kind, bytes) in artifacts {
      if let bytes { try store.write(bytes, kind, file) } else { store.remove(kind, file) }
    }
    try store.save(record)
  }
}

extension SnapshotRecord {
  fileprivate mutating func take(_ comparison: SnapshotComparison) {
    state = comparison.state
    explanation = comparison.explanation
    changedPixels = comparison.changedPixels
    largestCluster = comparison.largestCluster
    peak = comparison.peak
    blame = comparison.blame
  }

  /// Whether the snapshot passes in a run of this mode: one that records all never does.
  public func passes(in mode: RecordMode) -> Bool { state.passes && mode != .all }
}

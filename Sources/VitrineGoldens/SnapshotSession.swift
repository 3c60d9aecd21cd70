import Synchronization
import VitrineImages

/// One run of snapshots against a folder of goldens; usable from any thread.
public final class SnapshotSession: Sendable {
  /// The folders that goldens are read from and artifacts are written to.
  public let store: GoldenStore
  /// The rule for offering candidates to `accept`.
  public let mode: RecordMode
  /// Whether passes are written together at the end of the run rather than one by one. Such a run is one
  /// process and begins with an empty folder of artifacts.
  private let gathersPasses: Bool
  /// The mark that the processes of this run share; nil for a run that begins with an empty folder of artifacts.
  private let mark: String?
  /// The number of this run once it has met a snapshot.
  private let joined = Mutex<Int?>(nil)
  /// The goldens among which a picture without one is looked for; nil where a run does not know what it leaves out.
  private let renamed = Mutex<RenamedGoldens?>(nil)
  private let gathered = Mutex<[SnapshotRecord]>([])
  /// The snapshots so far, by their names with case ignored.
  private let met = Mutex<[String: Met]>([:])

  private struct Met {
    var file: String
    var fingerprint: SHA256
  }

  /// Creates a run. With `gathersPasses`, records of passes are kept in memory until `finish` writes them.
  ///
  /// - Parameter mark: what the processes of this run have in common, and those of no other; nil for a run that begins
  ///   with an empty folder of artifacts.
  public init(
    store: GoldenStore, mode: RecordMode, gathersPasses: Bool = false, mark: String? = nil
  ) {
    self.store = store
    self.mode = mode
    self.gathersPasses = gathersPasses
    self.mark = mark
  }

  /// The number of this run among those of its folder, which begins with its first snapshot.
  private func number() throws(GoldenError) -> Int? {
    guard let mark else { return nil }
    if let known = joined.withLock({ $0 }) { return known }
    let number = try store.join(mark)
    joined.withLock { $0 = number }
    return number
  }

  /// Looks for pictures without a golden among these.
  public func look(for goldens: RenamedGoldens) { renamed.withLock { $0 = goldens } }

  /// Writes the gathered passes.
  public func finish() throws(GoldenError) {
    guard gathersPasses else { return }
    try store.savePasses(gathered.withLock { $0 }.sorted())
  }

  /// Compares a candidate with its golden, and saves the record and, unless it passes, the candidate among
  /// the artifacts.
  public func check(_ candidate: SnapshotCandidate) throws(GoldenError) -> SnapshotRecord {
    try check(candidate) { () throws(GoldenError) in try store.golden(candidate.file) }
  }

  /// - Parameter golden: returns the golden's bytes, or nil if there is none.
  public func check(
    _ candidate: SnapshotCandidate, golden: () throws(GoldenError) -> [UInt8]?
  ) throws(GoldenError) -> SnapshotRecord {
    try claim(candidate)
    var record = SnapshotRecord(
      name: candidate.name, fileExtension: candidate.fileExtension, state: .missing,
      explanation: "there is no golden", goldens: store.goldens)
    record.traits = candidate.traits
    record.run = try number()
    var difference: [UInt8]?
    var expected: [UInt8]?
    if let reason = candidate.refusal {
      record.state = .refused
      record.explanation = reason
    } else {
      do {
        expected = try golden()
        if let expected {
          let comparison = try candidate.compare(expected)
          record.take(comparison)
          difference = comparison.difference
        } else {
          record.find(in: renamed.withLock { $0 }, candidate.fingerprint)
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

  /// Adopts a pass of an earlier run that is still valid.
  public func take(_ record: SnapshotRecord, for name: GoldenName) throws(GoldenError) {
    var record = record
    record.goldens = store.goldens
    record.isOffered = mode.offers(record.state)
    try keep(record, [])
  }

  /// Refuses a name that another snapshot of this run has; an identical snapshot may be repeated, as in a
  /// repeated test.
  private func claim(_ candidate: SnapshotCandidate) throws(GoldenError) {
    let file = candidate.file
    guard SnapshotRecord.isExtension(candidate.fileExtension) else {
      throw GoldenError(file, "an extension is made of letters and digits")
    }
    if let reason = GoldenContent.refusal(ofName: file) { throw GoldenError(file, reason) }
    let key = candidate.name.caseKey + "." + candidate.fileExtension
    let now = Met(file: file, fingerprint: candidate.fingerprint)
    let earlier = met.withLock { met in
      defer { met[key] = met[key] ?? now }
      return met[key]
    }
    guard let earlier, earlier.file != file || earlier.fingerprint != now.fingerprint else {
      return
    }
    throw GoldenError(
      file,
      earlier.file == file
        ? "another snapshot of this run has this name"
        : "another snapshot of this run is called '\(earlier.file)': names must differ in more than case"
    )
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
    try keep(record, artifacts)
  }

  /// Writes artifacts and removes those of an earlier run that this one does not produce.
  private func keep(
    _ record: SnapshotRecord, _ artifacts: [(kind: GoldenStore.Artifact, bytes: [UInt8]?)]
  ) throws(GoldenError) {
    for (kind, bytes) in artifacts {
      if let bytes { try store.write(bytes, kind, record.file) }
    }
    if gathersPasses {
      guard !record.state.passes else { return gathered.withLock { $0.append(record) } }
    } else {
      let written = artifacts.filter { $0.bytes != nil }.map(\.kind)
      for kind in [GoldenStore.Artifact.candidates, .expected, .differences]
      where !written.contains(kind) && store.hasRecorded(kind, record.file) {
        store.remove(kind, record.file)
      }
    }
    try store.save(record)
  }
}

extension SnapshotRecord {
  /// Says of a picture without a golden that another one has its pixels.
  fileprivate mutating func find(in goldens: RenamedGoldens?, _ fingerprint: SHA256) {
    guard fileExtension == "png", let old = goldens?.golden(of: fingerprint, like: file) else {
      return
    }
    renamedFrom = old
    explanation = "renamed: its pixels are those of \(old), which nothing draws any more"
  }

  fileprivate mutating func take(_ comparison: SnapshotComparison) {
    state = comparison.state
    explanation = comparison.explanation
    changedPixels = comparison.changedPixels
    largestCluster = comparison.largestCluster
    peak = comparison.peak
    blame = comparison.blame
    cause = comparison.state.passes ? nil : comparison.cause
  }

  /// Whether the snapshot passes in a run of this mode; in the mode `all` none does.
  public func passes(in mode: RecordMode) -> Bool { state.passes && mode != .all }
}

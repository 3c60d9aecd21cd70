import Foundation
import Synchronization
import VitrineImages

/// One golden that `accept` would write.
public struct AcceptanceStep: Hashable, Sendable {
  /// The result of the snapshot whose candidate becomes the golden.
  public var record: SnapshotRecord
  /// Whether a golden already exists.
  public var replaces: Bool

  /// The step as a line: `+ name` for a new golden, `~ name: explanation` for a changed one.
  public var summary: String {
    if replaces { return "~ \(record.file): \(record.explanation)" }
    return record.renamedFrom.map { "+ \(record.file): renamed from \($0)" }
      ?? "+ \(record.file): new"
  }
}

/// Selects the candidates to accept.
public struct AcceptanceFilter: Hashable, Sendable {
  /// Names or patterns with `*` and `?`; if empty and without causes, the candidates that the latest run offers.
  public var patterns: [String]
  /// Titles or keys of causes (`CauseGroup`): every candidate with one of them is selected.
  public var causes: [String]
  /// Whether to leave out candidates that differ beyond the tolerance.
  public var onlySimilar: Bool
  /// Whether to take, of all that differs, the pictures whose views have the frames and values of the golden's: what
  /// another version of the program draws differently.
  public var onlyRedrawn = false

  /// Whether candidates count that only runs before the latest one left. A name without `*` and `?` takes those in any
  /// case.
  public var allRuns = false

  /// Creates a filter; without arguments it selects the candidates that the run offers.
  public init(patterns: [String] = [], causes: [String] = [], onlySimilar: Bool = false) {
    self.patterns = patterns
    self.causes = causes
    self.onlySimilar = onlySimilar
  }
}

extension GoldenStore {
  /// Returns the records of all candidates, also of earlier runs, sorted by name.
  public func candidates() throws(GoldenError) -> [SnapshotRecord] {
    try candidates(of: records())
  }

  private func candidates(of records: [SnapshotRecord]) -> [SnapshotRecord] {
    records.filter { FileManager.default.fileExists(atPath: path(.candidates, $0.file)) }
  }

  /// Returns the steps of accepting, sorted by name; a pattern without a match is an error.
  public func plan(_ filter: AcceptanceFilter) throws(GoldenError) -> [AcceptanceStep] {
    let records = try records()
    let all = candidates(of: records)
    let number = latest?.number
    func counts(_ record: SnapshotRecord) -> Bool { filter.allRuns || record.run == number }
    func isNamed(_ record: SnapshotRecord, _ pattern: String) -> Bool {
      fits(record, pattern) && (!Glob.isPattern(pattern) || counts(record))
    }
    for pattern in filter.patterns where !all.contains(where: { isNamed($0, pattern) }) {
      if all.contains(where: { fits($0, pattern) }) { throw Self.earlier(pattern) }
      if records.contains(where: { fits($0, pattern) }) {
        throw GoldenError(pattern, "it passes, so there is no candidate to accept")
      }
      throw GoldenError(pattern, "no candidate has this name" + CandidateHint.text(pattern, all))
    }
    for cause in filter.causes
    where !all.contains(where: { counts($0) && isTakable($0, by: cause) }) {
      if all.contains(where: { isTakable($0, by: cause) }) { throw Self.earlier(cause) }
      throw GoldenError(
        cause, "no candidate has this cause" + CandidateHint.text(ofCause: cause, all))
    }
    let takesOffered = filter.patterns.isEmpty && filter.causes.isEmpty && !filter.onlyRedrawn
    let takesAll = filter.onlyRedrawn && filter.patterns.isEmpty && filter.causes.isEmpty
    let taken = all.filter { record in
      if record.state == .refused { return false }
      if filter.onlyRedrawn, !isRedrawn(record) { return false }
      if filter.onlySimilar, record.state != .similar { return false }
      if filter.patterns.contains(where: { isNamed(record, $0) }) { return true }
      guard counts(record) else { return false }
      if takesOffered { return record.isOffered || filter.onlySimilar }
      return takesAll || filter.causes.contains { CauseGroup.fits(record, $0) }
    }
    for record in taken {
      if let reason = GoldenContent.refusal(ofName: record.file) {
        throw GoldenError(path(.candidates, record.file), reason)
      }
    }
    return taken.map {
      AcceptanceStep(
        record: $0, replaces: FileManager.default.fileExists(atPath: goldenPath($0.file)))
    }
  }

  private static func earlier(_ word: String) -> GoldenError {
    GoldenError(word, "only earlier runs left candidates of this kind; add --all-runs")
  }

  private func isTakable(_ record: SnapshotRecord, by cause: String) -> Bool {
    record.state != .refused && CauseGroup.fits(record, cause)
  }

  private func fits(_ record: SnapshotRecord, _ pattern: String) -> Bool {
    Glob.matches(record.name, pattern) || Glob.matches(record.file, pattern)
  }

  /// Turns candidates into goldens, writing each file completely or not at all, and removes their artifacts.
  ///
  /// Large pictures are compressed again: candidates are written for speed, goldens for size. Their bytes
  /// do not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - threads: the number of files compressed at a time; nil is one for each processor.
  ///   - isStopped: called before each step; steps already begun are finished.
  ///   - told: called after each step, by one thread at a time.
  public func accept(
    _ steps: [AcceptanceStep], threads: Int? = nil,
    isStopped: @Sendable () -> Bool = { false }, told: @Sendable () -> Void = {}
  ) throws(GoldenError) {
    let failure = Mutex<GoldenError?>(nil)
    let next = Atomic(0)
    let most = threads ?? ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: max(1, min(most, steps.count))) { _ in
      var scratch = PNGScratch()
      while !isStopped(), failure.withLock({ $0 == nil }) {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < steps.count else { return }
        do throws(GoldenError) {
          try accept(steps[index], &scratch)
          failure.withLock { _ in told() }
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
    }
    for step in steps {
      for kind in Self.shown { removeEmptyFolders(kind, above: step.record.file) }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The artifacts that a golden no longer needs once it is accepted.
  private static let shown = [Artifact.candidates, .expected, .differences]

  private func accept(
    _ step: AcceptanceStep, _ scratch: inout PNGScratch
  ) throws(GoldenError) {
    let file = step.record.file
    let source = try checked(.candidates, file)
    let bytes: [UInt8]?
    do throws(PNGError) {
      if let drawn = try readFileIfPresent(source, limit: Self.longestFile) {
        if let reason = GoldenContent.refusal(of: drawn, named: file) {
          throw .file(path: source, reason: reason)
        }
        bytes = try kept(drawn, step.record, &scratch)
      } else {
        bytes = nil
      }
    } catch {
      throw GoldenError(source, error)
    }
    guard let bytes else { return try checkAccepted(step.record, source) }
    try writeGolden(bytes, file)
    // The record changes last, so that an interrupted step can be repeated. The record stays because
    // `prune` needs the goldens that a run used.
    try save(step.record.accepted)
    if let old = step.record.renamedFrom { try removeRenamed(old, now: bytes) }
    for kind in Self.shown { remove(kind, file) }
  }

  /// Checks a missing candidate: another process may have accepted it at the same time, after writing the
  /// golden and changing the record.
  private func checkAccepted(
    _ record: SnapshotRecord, _ candidate: String
  ) throws(GoldenError) {
    guard try self.record(of: record.file) == record.accepted else {
      throw GoldenError(candidate, "it was there when accepting began, and is gone")
    }
  }

  private func kept(
    _ bytes: [UInt8], _ record: SnapshotRecord, _ scratch: inout PNGScratch
  ) throws(PNGError) -> [UInt8] {
    guard record.fileExtension == "png" else { return bytes }
    return try recompressed(bytes, above: Self.packedAbove, scratch: &scratch)
  }

  /// The size in bytes up to which a golden is stored as drawn: compressing it again would take far longer
  /// than drawing and save little.
  private static let packedAbove = 32 << 10
}

extension SnapshotRecord {
  /// The record after its candidate became the golden.
  fileprivate var accepted: SnapshotRecord {
    var copy = self
    copy.state = .identical
    copy.explanation = "accepted"
    copy.isOffered = false
    copy.changedPixels = nil
    copy.largestCluster = nil
    copy.peak = nil
    copy.blame = []
    copy.cause = nil
    copy.renamedFrom = nil
    return copy
  }
}

/// Shell patterns: `*` matches any run of characters, `?` any single one.
package enum Glob {
  /// Whether a text is more than a name.
  static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (t, p) = (Array(text), Array(pattern))
    var (i, j) = (0, 0)
    // The position of the last star, and the end of the text that it has matched.
    var star: (pattern: Int, text: Int)?
    while i < t.count {
      if j < p.count, p[j] == "*" {
        star = (j, i)
        j += 1
      } else if j < p.count, p[j] == "?" || p[j] == t[i] {
        i += 1
        j += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        i = last.text + 1
        j = last.pattern + 1
      } else {
        return false
      }
    }
    return p[j...].allSatisfy { $0 == "*" }
  }
}

import Foundation
import Synchronization
import VitrineImages

/// Verdicts of earlier runs that need not be reached again: the same engine draws the same inputs to
/// the same pixels, and the same file compares the same way.
///
/// A verdict holds under a key, a hash of everything that is known before drawing: engine, fonts,
/// document, configuration, measure. It names the files that drawing read beside, and the golden; all of
/// them must still have the content they had. Only passes are kept.
public final class VerdictCache: Sendable {
  /// A pass, and what it rests on.
  public struct Verdict: Hashable, Sendable, Codable {
    public var golden: UInt64
    /// Content hashes of the files that were read, by path.
    public var reads: [String: UInt64]
    public var record: SnapshotRecord

    public init(golden: UInt64, reads: [String: UInt64], record: SnapshotRecord) {
      self.golden = golden
      self.reads = reads
      self.record = record
    }
  }

  private let known: [UInt64: Verdict]
  private let made = Mutex<[UInt64: Verdict]>([:])
  private let files = Mutex<[String: UInt64?]>([:])

  /// Empty when the file is missing or damaged: everything is drawn then.
  public init(file: String?) {
    guard let file, let bytes = try? readFile(file, limit: GoldenStore.longestFile),
      let read = try? JSONDecoder().decode([String: Verdict].self, from: Data(bytes))
    else {
      known = [:]
      return
    }
    known = Dictionary(
      read.compactMap { key, verdict in UInt64(key, radix: 16).map { ($0, verdict) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The record of a pass that still holds for the golden's present bytes.
  public func record(_ key: UInt64, golden: [UInt8]) -> SnapshotRecord? {
    guard let verdict = known[key], verdict.golden == ContentHash.of(golden),
      verdict.reads.allSatisfy({ hash(ofFile: $0.key) == $0.value })
    else { return nil }
    made.withLock { $0[key] = verdict }
    return verdict.record
  }

  /// Remembers a pass; `reads` are the files that drawing took beside the document.
  public func keep(_ record: SnapshotRecord, _ key: UInt64, golden: [UInt8], reads: [String]) {
    guard record.state.passes else { return }
    var hashes: [String: UInt64] = [:]
    for path in reads {
      guard let hash = hash(ofFile: path) else { return }
      hashes[path] = hash
    }
    let verdict = Verdict(golden: ContentHash.of(golden), reads: hashes, record: record)
    made.withLock { $0[key] = verdict }
  }

  /// Each file is read once a run.
  public func hash(ofFile path: String) -> UInt64? {
    files.withLock { files in
      if let known = files[path] { return known }
      let hash = ContentHash.of(file: path)
      files[path] = .some(hash)
      return hash
    }
  }

  /// Writes this run's verdicts, and those of earlier ones that it did not ask for.
  public func save(to file: String) throws(GoldenError) {
    let all = known.merging(made.withLock { $0 }) { _, new in new }
    let named = Dictionary(uniqueKeysWithValues: all.map { (String($0.key, radix: 16), $0.value) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(named) else {
      throw GoldenError(file, "the verdicts cannot be written as JSON")
    }
    try GoldenStore.write([UInt8](data), to: file)
  }
}

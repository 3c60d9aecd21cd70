import Synchronization
import VitrineImages

/// Verdicts of earlier runs that need not be reached again: the same engine draws the same inputs to
/// the same pixels, and the same file compares the same way.
///
/// A verdict holds under a key, a hash of everything that is known before drawing: engine, fonts,
/// document, configuration, measure. It names the files that drawing read beside, and the golden; all of
/// them must still have the content they had, for which they are read: no time stamp vouches for what
/// is compared. Only passes are kept, one for a name.
public final class VerdictCache: Sendable {
  /// A pass, and what it rests on.
  public struct Verdict: Hashable, Sendable {
    public var key: UInt64
    public var golden: UInt64
    /// Microseconds that drawing and comparing took.
    public var cost: Int
    /// Content hashes of the files that were read, by path.
    public var reads: [String: UInt64]
    public var record: SnapshotRecord
  }

  private let file: VerdictFile
  private let stamped: StampedHashes
  private let made = Mutex<[String: Verdict]>([:])
  private let contents = Mutex<[String: UInt64?]>([:])
  /// Before any input was read.
  private let started = FileStamp.now()

  /// Empty when the file is missing or damaged: everything is drawn then.
  public init(file path: String?) {
    let bytes = path.flatMap { try? readFile($0, limit: GoldenStore.longestFile) }
    file = VerdictFile(bytes ?? [])
    stamped = StampedHashes(file.stamps)
  }

  /// A pass that still holds for the golden's present bytes.
  public func verdict(_ key: UInt64, of name: GoldenName, golden: [UInt8]) -> Verdict? {
    guard let verdict = file.verdict(name.text), verdict.key == key,
      verdict.golden == ContentHash.of(golden),
      verdict.reads.allSatisfy({ hash(ofFile: $0.key) == $0.value })
    else { return nil }
    return verdict
  }

  /// Remembers a pass; `reads` are the files that drawing took, the document among them. One that
  /// changed while the run went on may have been drawn in one state and hashed in the other: such a
  /// pass is not remembered.
  public func keep(
    _ record: SnapshotRecord, _ key: UInt64, golden: [UInt8], reads: [String], cost: Int
  ) {
    guard record.state.passes else { return }
    var hashes: [String: UInt64] = [:]
    for path in reads {
      guard let hash = hash(ofFile: path), let stamp = FileStamp(of: path),
        stamp.isBefore(started)
      else { return }
      hashes[path] = hash
    }
    let verdict = Verdict(
      key: key, golden: ContentHash.of(golden), cost: cost, reads: hashes, record: record)
    made.withLock { $0[record.name] = verdict }
  }

  /// Of the file's content; each file is read once a run.
  public func hash(ofFile path: String) -> UInt64? {
    contents.withLock { files in
      if let known = files[path] { return known }
      let hash = ContentHash.of(file: path)
      files[path] = .some(hash)
      return hash
    }
  }

  /// Of the content of a file that seldom changes: read only when its stamp is another one.
  public func hash(ofInstalledFile path: String) -> UInt64? { stamped.hash(of: path) }

  /// Writes this run's verdicts, and those of earlier ones for other names; nothing when there is
  /// nothing new.
  public func save(to path: String) throws(GoldenError) {
    let made = made.withLock { $0 }
    let (stamps, hasNewStamps) = stamped.remembered
    if made.isEmpty, !hasNewStamps { return }
    try GoldenStore.write(file.bytes(adding: made, stamps), to: path)
  }
}

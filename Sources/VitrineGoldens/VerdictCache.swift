import Synchronization
public import VitrineImages

/// Caches the passes of earlier runs: the same engine draws the same inputs to the same pixels, and the
/// same file compares the same way.
///
/// A verdict is stored under a key, a hash of everything known before drawing: engine, fonts, document,
/// configuration, comparison options. It lists the other files read for drawing, and the golden; their
/// contents must be unchanged, and they are read to check that: time stamps are not trusted for compared
/// files. Only passes are stored, one per name.
public final class VerdictCache: Sendable {
  /// A pass, and the data that it depends on.
  public struct Verdict: Hashable, Sendable {
    /// The hash of everything known before drawing; the pass is valid for an equal key only.
    public var key: SHA256
    /// The content hash of the golden's file.
    public var golden: SHA256
    /// The time in microseconds that drawing and comparing took.
    public var cost: Int
    /// Content hashes of the files that were read, by path.
    public var reads: [String: SHA256]
    /// The result to report again, always a pass.
    public var record: SnapshotRecord
  }

  private let file: VerdictFile
  private let stamped: FileHashCache
  private let made = Mutex<[String: Verdict]>([:])
  private let contents = Mutex<[String: SHA256?]>([:])
  /// The time before any input was read.
  private let started = FileStamp.now()

  /// The cache is empty if the file is missing or damaged: everything is drawn then.
  public init(file path: String?) {
    let bytes = path.flatMap { try? readFile($0, limit: GoldenStore.longestFile) }
    file = VerdictFile(bytes ?? [])
    stamped = FileHashCache(file.stamps)
  }

  /// Returns a pass that is still valid for the golden's current bytes.
  public func verdict(_ key: SHA256, of name: GoldenName, golden: [UInt8]) -> Verdict? {
    guard let verdict = file.verdict(name.text), verdict.key == key,
      verdict.golden == SHA256.hash(golden),
      verdict.reads.allSatisfy({ hash(ofFile: $0.key) == $0.value })
    else { return nil }
    return verdict
  }

  /// Stores a pass; `reads` are the files read for drawing, including the document. A file that changed
  /// during the run may have been drawn in one state and hashed in another: such a pass is not stored.
  public func keep(
    _ record: SnapshotRecord, _ key: SHA256, golden: [UInt8], reads: [String], cost: Int
  ) {
    guard record.state.passes else { return }
    var hashes: [String: SHA256] = [:]
    for path in reads {
      guard let hash = hash(ofFile: path), let stamp = FileStamp(of: path),
        stamp.isBefore(started)
      else { return }
      hashes[path] = hash
    }
    let verdict = Verdict(
      key: key, golden: SHA256.hash(golden), cost: cost, reads: hashes, record: record)
    made.withLock { $0[record.name] = verdict }
  }

  /// Returns the hash of the file's content; each file is read once per run.
  public func hash(ofFile path: String) -> SHA256? {
    contents.withLock { files in
      if let known = files[path] { return known }
      let hash = ContentDigest.of(file: path)
      files[path] = .some(hash)
      return hash
    }
  }

  /// Returns the hash of a file that rarely changes; it is read only if its stamp has changed.
  public func hash(ofInstalledFile path: String) -> SHA256? { stamped.hash(of: path) }

  /// Writes this run's verdicts together with earlier ones for other names; writes nothing if there is
  /// nothing new.
  public func save(to path: String) throws(GoldenError) {
    let made = made.withLock { $0 }
    let (stamps, hasNewStamps) = stamped.remembered
    if made.isEmpty, !hasNewStamps { return }
    guard OwnFile.mayReplace(path, limit: GoldenStore.longestFile, if: VerdictFile.isOne) else {
      throw GoldenError(path, "no run wrote it; what this one found is not remembered")
    }
    try GoldenStore.write(file.bytes(adding: made, stamps), to: path)
  }
}

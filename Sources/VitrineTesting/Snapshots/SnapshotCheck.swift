import VitrineGoldens
import VitrineGraphics

/// Checks one snapshot and describes the outcome for a test.
struct SnapshotCheck {
  var session: SnapshotSession
  /// The part of the snapshots that this machine checks; nil for all.
  var shard: Shard?

  /// The record of the check, and the failure that a test shows.
  struct Outcome {
    var record: SnapshotRecord
    /// A message with the differences, their causes, and the command that accepts; nil when the snapshot
    /// passes.
    var failure: String?
    var attachments: [Attachment]
  }

  struct Attachment {
    var name: String
    var bytes: [UInt8]
  }

  /// Whether another machine checks a snapshot.
  func leaves(_ name: GoldenName) -> Bool { shard.map { !$0.has(name.text) } ?? false }

  /// Returns nil for a snapshot that another machine checks.
  func run(_ candidate: SnapshotCandidate) throws -> Outcome? {
    if leaves(candidate.name) { return nil }
    let record = try session.check(candidate)
    if record.passes(in: session.mode) {
      return Outcome(record: record, failure: nil, attachments: [])
    }
    return Outcome(record: record, failure: message(record), attachments: attachments(of: record))
  }

  private func message(_ record: SnapshotRecord) -> String {
    var lines = ["\(record.file): \(record.state.rawValue): \(record.explanation)"]
    if record.state.passes { lines[0] += "; nothing passes while everything is recorded" }
    lines += record.shownBlame.map { "  " + $0 }
    if record.isAcceptable {
      lines.append("accept with: " + AcceptCommandLine.text([record.file], store: session.store))
    }
    return UntrustedText.lines(lines)
  }

  private func attachments(of record: SnapshotRecord) -> [Attachment] {
    let file = record.file.replacing("/", with: "-")
    let kinds: [(String, GoldenStore.Artifact)] = [
      ("expected", .expected), ("actual", .candidates), ("difference", .differences),
    ]
    return kinds.compactMap { word, kind in
      session.store.read(kind, record.file).map { Attachment(name: word + "-" + file, bytes: $0) }
    }
  }
}

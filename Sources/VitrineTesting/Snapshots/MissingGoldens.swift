import VitrineGoldens
import VitrineGraphics

/// The snapshots of a matrix without goldens: a first run lacks them all, and a failure for each would hide what else
/// is wrong.
struct MissingGoldens {
  /// The most that are told one by one.
  private static let mostShown = 3

  private var first: [SnapshotCheck.Outcome] = []
  private var records: [SnapshotRecord] = []

  /// Keeps an outcome if its golden is missing; returns whether it did.
  mutating func take(_ outcome: SnapshotCheck.Outcome) -> Bool {
    guard outcome.record.state == .missing, outcome.failure != nil else { return false }
    if first.count < Self.mostShown { first.append(outcome) }
    records.append(outcome.record)
    return true
  }

  /// Returns the outcomes themselves, or one for all if there are many, with the command that accepts them.
  func outcomes(_ store: GoldenStore) -> [SnapshotCheck.Outcome] {
    guard records.count > Self.mostShown else { return first }
    var lines = ["\(records.count) goldens are missing:"]
    lines += first.map { "  " + $0.record.file }
    lines.append("  and \(records.count - first.count) more")
    if let accept = AcceptCommandLine(for: records, store: store) {
      lines.append("accept \(accept.count) with: " + accept.command)
    }
    let earlier = store.earlier(among: (try? store.candidates()) ?? []).count
    if earlier > 0 {
      lines.append(
        "without what only earlier runs left, now \(earlier), which --all-runs takes, too")
    }
    return [
      SnapshotCheck.Outcome(
        record: records[0], failure: UntrustedText.lines(lines),
        attachments: first.flatMap(\.attachments))
    ]
  }
}

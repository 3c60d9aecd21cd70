/// The counts of a run and its worst results.
public struct RunSummary: Hashable, Sendable {
  /// The number of snapshots in each state; states without snapshots are absent.
  public var counts: [SnapshotState: Int] = [:]
  /// The three snapshots that differ most, worst first.
  public var worst: [SnapshotRecord] = []
  /// The number of candidates that `accept` takes without names.
  public var offered: Int = 0

  /// Counts the records and picks the three worst failures.
  public init(_ records: [SnapshotRecord]) {
    for record in records { counts[record.state, default: 0] += 1 }
    offered = records.count { $0.isOffered }
    worst = Array(
      records.filter { !$0.state.passes }
        .sorted { ($1.weight, $0.file) < ($0.weight, $1.file) }.prefix(Self.shown))
  }

  private static let shown = 3

  /// Whether every snapshot is identical or similar to its golden; true for no snapshots.
  public var passes: Bool { counts.allSatisfy { $0.key.passes || $0.value == 0 } }

  /// `12 identical, 1 different` in a fixed order; states without snapshots are left out.
  public var text: String {
    let parts = SnapshotState.allCases.compactMap { state in
      counts[state].map { "\($0) \(state.rawValue)" }
    }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }
}

extension SnapshotRecord {
  /// The sort key: unreadable and refused snapshots first, then by the largest changed area.
  fileprivate var weight: Int {
    switch state {
    case .unreadable: .max
    case .refused: .max - 1
    case .missing: .max - 2
    default: largestCluster ?? changedPixels ?? 1
    }
  }
}

/// The failures with one cause, which are reviewed and accepted together.
public struct CauseGroup: Hashable, Sendable {
  /// The cause, or what is known where no cause is: `new: there is no golden`.
  public var title: String
  /// The failures in the order of the records.
  public var records: [SnapshotRecord]

  /// Eight hexadecimal digits that stand for the title on the command line.
  public var key: String { Self.key(title) }

  /// Whether the cause is a setting that the pictures were drawn with, not an edit.
  public var isSetting: Bool { title.hasPrefix("setting ") }

  /// Groups the failures among records: settings first, then by size, then by title.
  public static func groups(_ records: [SnapshotRecord]) -> [CauseGroup] {
    var members: [String: [SnapshotRecord]] = [:]
    for record in records where !record.state.passes {
      members[title(record), default: []].append(record)
    }
    return members.map { CauseGroup(title: $0.key, records: $0.value) }.sorted {
      ($0.isSetting ? 0 : 1, -$0.records.count, $0.title)
        < ($1.isSetting ? 0 : 1, -$1.records.count, $1.title)
    }
  }

  /// Whether a record belongs to the group with a title or key.
  static func fits(_ record: SnapshotRecord, _ cause: String) -> Bool {
    guard !record.state.passes else { return false }
    let title = title(record)
    return title == cause || key(title) == cause
  }

  static func title(_ record: SnapshotRecord) -> String {
    switch record.state {
    case .missing: "new: there is no golden"
    case .refused: "refused: " + record.explanation
    case .unreadable: "the golden cannot be read"
    case .identical, .similar, .different: record.cause ?? "cause not known"
    }
  }

  private static func key(_ title: String) -> String {
    let digits = String(ContentHash.of(Array(title.utf8)) & 0xffff_ffff, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

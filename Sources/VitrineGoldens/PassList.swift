/// The records of a run's passes in one file: passes have no other artifacts, and writing a file for each
/// would take longer than comparing the pictures.
package enum PassList {
  private static let head = Array("vitrine-passes 1\n".utf8)

  package static func bytes(_ records: [SnapshotRecord]) -> [UInt8] {
    var line = TabLine()
    for record in records {
      record.write(to: &line)
      line.endLine()
    }
    return head + line.bytes
  }

  /// Returns nil for bytes that are not such a list.
  package static func records(_ bytes: [UInt8]) -> [SnapshotRecord]? {
    guard bytes.starts(with: head), bytes.last == TabLine.newline else { return nil }
    var records: [SnapshotRecord] = []
    for line in bytes[head.count...].split(separator: TabLine.newline) {
      var fields = TabFields(line)
      guard let record = SnapshotRecord(&fields), record.state.passes else { return nil }
      records.append(record)
    }
    return records
  }
}

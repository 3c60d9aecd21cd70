import VitrineImages

/// The file of verdicts: a line for each cached hash of a file, one for each verdict, and a last one with
/// the hash of all before. A file that is incomplete or of another version counts as empty.
package struct VerdictFile {
  private static let head = Array("vitrine-verdicts 4\n".utf8)
  private static let (stampMark, verdictMark, endMark) = ("file", "pass", "end")

  private let bytes: [UInt8]
  /// The byte range of each name's verdict after its mark and name; parsed on demand.
  private var lines: [String: Range<Int>] = [:]
  package private(set) var stamps: [String: FileHashCache.Entry] = [:]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else { return }
    var start = Self.head.count
    while start < end {
      let stop = bytes[start..<end].firstIndex(of: TabLine.newline) ?? end
      take(start..<stop)
      start = stop + 1
    }
  }

  /// Whether bytes are such a file, of this version or another.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("vitrine-verdicts ".utf8))
  }

  /// Returns the start of the last line if its hash matches the lines before; otherwise nil.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: head), bytes.last == TabLine.newline,
      let start = bytes.dropLast().lastIndex(of: TabLine.newline).map({ $0 + 1 })
    else { return nil }
    var fields = TabFields(bytes[start...].dropLast())
    guard fields.text() == endMark, fields.hash() == ContentHash.of(Array(bytes[..<start])) else {
      return nil
    }
    return start
  }

  private mutating func take(_ range: Range<Int>) {
    var fields = TabFields(bytes[range])
    let mark = fields.text()
    guard let name = fields.text() else { return }
    if mark == Self.verdictMark {
      lines[name] = range
    } else if mark == Self.stampMark, let device = fields.hash(), let inode = fields.hash(),
      let size = fields.number(), let modified = fields.number(), let changed = fields.number(),
      let hash = fields.digest()
    {
      let stamp = FileStamp(
        identity: .init(device: device, inode: inode), size: size, modified: modified,
        changed: changed)
      stamps[name] = FileHashCache.Entry(stamp: stamp, hash: hash)
    }
  }

  /// The sorted names that have a verdict.
  package var names: [String] { lines.keys.sorted() }

  package func verdict(_ name: String) -> VerdictCache.Verdict? {
    guard let range = lines[name] else { return nil }
    var fields = TabFields(bytes[range])
    _ = (fields.text(), fields.text())
    guard let key = fields.digest(), let golden = fields.digest(), let cost = fields.number(),
      let readCount = fields.number(), readCount >= 0
    else { return nil }
    var reads: [String: SHA256] = [:]
    for _ in 0..<readCount {
      guard let path = fields.text(), let hash = fields.digest() else { return nil }
      reads[path] = hash
    }
    guard let record = SnapshotRecord(&fields), record.name == name, record.state.passes else {
      return nil
    }
    return VerdictCache.Verdict(key: key, golden: golden, cost: cost, reads: reads, record: record)
  }

  /// Returns a file with these verdicts, and the existing ones of other names.
  package func bytes(
    adding made: [String: VerdictCache.Verdict],
    _ stamps: [(path: String, entry: FileHashCache.Entry)]
  ) -> [UInt8] {
    var out = Self.head
    var line = TabLine()
    for (path, entry) in stamps { Self.write(path, entry, to: &line) }
    out += line.bytes
    for name in Set(lines.keys).union(made.keys).sorted() {
      if let verdict = made[name] {
        var line = TabLine()
        Self.write(verdict, to: &line)
        out += line.bytes
      } else if let range = lines[name] {
        out += bytes[range] + [TabLine.newline]
      }
    }
    var last = TabLine()
    last.add(Self.endMark)
    last.add(hash: ContentHash.of(out))
    last.endLine()
    return out + last.bytes
  }

  private static func write(
    _ path: String, _ entry: FileHashCache.Entry, to line: inout TabLine
  ) {
    line.add(stampMark)
    line.add(path)
    line.add(hash: entry.stamp.identity.device)
    line.add(hash: entry.stamp.identity.inode)
    for number in [entry.stamp.size, entry.stamp.modified, entry.stamp.changed] { line.add(number) }
    line.add(entry.hash.description)
    line.endLine()
  }

  private static func write(_ verdict: VerdictCache.Verdict, to line: inout TabLine) {
    line.add(verdictMark)
    line.add(verdict.record.name)
    line.add(verdict.key.description)
    line.add(verdict.golden.description)
    line.add(verdict.cost)
    line.add(verdict.reads.count)
    for (path, hash) in verdict.reads.sorted(by: { $0.key < $1.key }) {
      line.add(path)
      line.add(hash.description)
    }
    verdict.record.write(to: &line)
    line.endLine()
  }
}

import VitrineText

/// Lines of tab-separated fields, found by their first field; lines that begin with `#` are comments.
///
/// The lines are sorted by the bytes of that field, and one is found by halving in the mapped file: a picture with one
/// symbol reads and pays for no others.
///
/// The bytes are walked by index: slices and lazy views of an own collection are generic types, and to make the first of
/// each the runtime searches all conformances of the program.
struct TextTable: Sendable {
  private let bytes: FontBytes?
  private var count: Int { bytes?.count ?? 0 }

  /// Nil is an empty table.
  init(_ bytes: FontBytes?) { self.bytes = bytes }

  /// The first fields, in their order.
  var keys: [String] {
    var keys: [String] = []
    var from = 0
    while from < count {
      let line = from..<end(from)
      if let key = key(of: line) { keys.append(text(key)) }
      from = line.upperBound + 1
    }
    return keys
  }

  /// The fields of all lines, in their order.
  var rows: [[String]] {
    let whole = String(decoding: (0..<count).map(byte), as: UTF8.self)
    return whole.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("\t") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  func contains(_ key: String) -> Bool { line(of: key) != nil }

  func fields(of key: String) -> [String]? {
    guard let line = line(of: key) else { return nil }
    var fields: [String] = []
    var from = line.lowerBound
    for index in line where byte(index) == Self.tab {
      fields.append(text(from..<index))
      from = index + 1
    }
    return fields + [text(from..<line.upperBound)]
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  private func byte(_ index: Int) -> UInt8 { bytes?[index] ?? 0 }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: range.map(byte), as: UTF8.self)
  }

  /// The end of the line that a byte belongs to.
  private func end(_ start: Int) -> Int {
    (start..<count).first { byte($0) == Self.newline } ?? count
  }

  /// The first field of a line; nil for comments and lines without a tab.
  private func key(of line: Range<Int>) -> Range<Int>? {
    guard let first = line.first, byte(first) != UInt8(ascii: "#"),
      let end = line.first(where: { byte($0) == Self.tab })
    else { return nil }
    return first..<end
  }

  private func line(of key: String) -> Range<Int>? {
    let wanted = Array(key.utf8)
    // Both bounds are starts of lines.
    var (low, high) = (0, count)
    while low < high {
      let line = line(around: low + (high - low) / 2, from: low)
      // Comments stand before all names.
      guard let found = self.key(of: line) else {
        low = min(line.upperBound + 1, high)
        continue
      }
      let name = found.map(byte)
      if name == wanted { return line }
      if name.lexicographicallyPrecedes(wanted) {
        low = min(line.upperBound + 1, high)
      } else {
        high = line.lowerBound
      }
    }
    return nil
  }

  /// The line that contains a byte, its end excluded.
  private func line(around middle: Int, from low: Int) -> Range<Int> {
    var start = middle
    while start > low, byte(start - 1) != Self.newline { start -= 1 }
    return start..<end(middle)
  }
}

/// Lines of tab-separated fields, found by their first field; lines that begin with `#` are comments.
///
/// Tables that ship with the package are sorted by the bytes of that field, and a line is found by halving: a
/// picture with one symbol does not pay for the others. Other tables are indexed.
struct TextTable: Sendable {
  private let bytes: [UInt8]
  private let isSorted: Bool
  private var lines: [String: Range<Int>] = [:]

  init(_ bytes: [UInt8], isSorted: Bool = false) {
    self.bytes = bytes
    self.isSorted = isSorted
    guard !isSorted else { return }
    forEachLine { lines[$0] = $1 }
  }

  /// The first fields, in no order.
  var keys: [String] {
    guard isSorted else { return Array(lines.keys) }
    var keys: [String] = []
    forEachLine { key, _ in keys.append(key) }
    return keys
  }

  func contains(_ key: String) -> Bool { line(of: key) != nil }

  func fields(of key: String) -> [String]? {
    guard let line = line(of: key) else { return nil }
    return bytes[line].split(separator: 9, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func forEachLine(_ body: (String, Range<Int>) -> Void) {
    var from = 0
    while from < bytes.count {
      let end = bytes[from...].firstIndex(of: Self.newline) ?? bytes.count
      if let key = key(of: from..<end) { body(String(decoding: key, as: UTF8.self), from..<end) }
      from = end + 1
    }
  }

  private static let newline = UInt8(ascii: "\n")

  /// The first field of a line; nil for comments and lines without a tab.
  private func key(of line: Range<Int>) -> ArraySlice<UInt8>? {
    guard let first = line.first, bytes[first] != UInt8(ascii: "#"),
      let tab = bytes[line].firstIndex(of: 9)
    else { return nil }
    return bytes[first..<tab]
  }

  private func line(of key: String) -> Range<Int>? {
    guard isSorted else { return lines[key] }
    let wanted = Array(key.utf8)
    // Both bounds are starts of lines.
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = line(around: low + (high - low) / 2, from: low)
      // Comments stand before all names.
      guard let found = self.key(of: line) else {
        low = min(line.upperBound + 1, high)
        continue
      }
      if found.elementsEqual(wanted) { return line }
      if found.lexicographicallyPrecedes(wanted) {
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
    while start > low, bytes[start - 1] != Self.newline { start -= 1 }
    return start..<(bytes[middle...].firstIndex(of: Self.newline) ?? bytes.count)
  }
}

/// A reader of binary property lists, the form that compilers of bundles give string tables: dictionaries and texts;
/// other values are left out.
///
/// Foundation's reader follows references without a bound: lists that name the next list several times grow with a
/// power of their number, from some hundred bytes. Here every value that a reference leads to is counted.
package nonisolated struct BinaryPropertyList {
  /// The bytes that begin such a file; version 00 is the only one of files.
  static let signature = Array("bplist00".utf8)
  /// The most values that references lead to, many times the texts of any app.
  package static let mostValues = 500_000
  /// The deepest nesting of dictionaries; a rule for a text nests three deep.
  package static let mostLevels = 16

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  private let top: Int
  private var values = 0
  private var texts: [Int: String] = [:]
  private var textBytes = 0

  /// The last bytes of a file: five unused, a version, the sizes of offsets and references, and three numbers of
  /// eight bytes.
  private static let trailerLength = 32

  /// Returns the dictionary of a file; nil where it is none, is damaged, or exceeds the limits.
  static func read(_ bytes: [UInt8]) -> StringFile.Tree? {
    guard var reader = Self(bytes) else { return nil }
    return reader.tree(reader.top, level: 0)
  }

  private init?(_ bytes: [UInt8]) {
    let end = bytes.count - Self.trailerLength
    guard bytes.starts(with: Self.signature), end > Self.signature.count else { return nil }
    self.bytes = bytes
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard let count = Self.number(bytes, end + 8, size: 8),
      let top = Self.number(bytes, end + 16, size: 8),
      let table = Self.number(bytes, end + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table < end, count <= (end - table) / offsetSize
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// A number that lies in the file, most significant byte first; nil beyond `Int` and beyond the file.
  private static func number(_ bytes: [UInt8], _ offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// The kind and length of an object, and the byte after them.
  private struct Head {
    var kind: UInt8
    var length: Int
    var start: Int
  }

  private func head(_ object: Int) -> Head? {
    guard object < count,
      let offset = Self.number(bytes, table + object * offsetSize, size: offsetSize), offset < table
    else { return nil }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    guard low == 15 else { return Head(kind: kind, length: low, start: offset + 1) }
    // A longer length is an integer of its own, of 2^n bytes.
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 15)
    guard size <= 8, let length = Self.number(bytes, offset + 2, size: size) else { return nil }
    return Head(kind: kind, length: length, start: offset + 2 + size)
  }

  private mutating func tree(_ object: Int, level: Int) -> StringFile.Tree? {
    guard level < Self.mostLevels, let head = head(object), head.kind == 0xD,
      head.length <= (table - head.start) / (2 * referenceSize)
    else { return nil }
    var tree: StringFile.Tree = [:]
    for index in 0..<head.length {
      values += 1
      guard values <= Self.mostValues,
        let key = reference(head, index), let value = reference(head, index + head.length),
        let name = text(key), let found = self.head(value)
      else { return nil }
      if found.kind == 0xD {
        guard let inner = self.tree(value, level: level + 1) else { return nil }
        tree[name] = inner
      } else if Self.textKinds.contains(found.kind) {
        guard let text = text(value) else { return nil }
        tree[name] = text
      }
    }
    return tree
  }

  private func reference(_ head: Head, _ index: Int) -> Int? {
    Self.number(bytes, head.start + index * referenceSize, size: referenceSize)
  }

  /// Texts in ASCII and in UTF-16.
  private static let textKinds: ClosedRange<UInt8> = 5...6

  /// A text, which is decoded once however many references lead to it.
  private mutating func text(_ object: Int) -> String? {
    if let known = texts[object] { return known }
    guard let head = head(object), Self.textKinds.contains(head.kind) else { return nil }
    let size = head.kind == 5 ? 1 : 2
    guard head.length <= (table - head.start) / size else { return nil }
    // Texts that lie side by side cannot be longer than the file; more of them overlap.
    textBytes += head.length * size
    guard textBytes <= bytes.count else { return nil }
    let text =
      size == 1
      ? String(decoding: bytes[head.start..<head.start + head.length], as: UTF8.self)
      : String(
        decoding: (0..<head.length).map {
          UInt16(bytes[head.start + 2 * $0]) << 8 | UInt16(bytes[head.start + 2 * $0 + 1])
        }, as: UTF16.self)
    texts[object] = text
    return text
  }
}

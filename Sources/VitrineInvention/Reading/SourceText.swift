/// A source by which it can be seen how a name is used: its code without comments and words of strings, its lines, its
/// brackets and the places of its names.
package struct SourceText: Sendable {
  /// The path that the compiler names it by.
  package let path: String
  package let bytes: [UInt8]
  /// As long as the bytes.
  let code: [UInt8]
  private let lineStarts: [Int]
  /// For each bracket the place of the other one, and -1 for all else.
  private let partners: [Int32]
  /// The places of each name in the code, ascending.
  let places: [String: [Int]]

  /// The largest source in bytes.
  package static let mostBytes = 8 << 20

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let bytes = Array(bytes.prefix(Self.mostBytes))
    self.bytes = bytes
    code = SourceBlanking.code(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0].isBreak }.map { $0 + 1 }
    partners = Self.pairs(in: code)
    places = Self.names(in: code)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The place of a line and a column in bytes, both from 1; nil outside the source.
  package func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset < bytes.count ? offset : nil
  }

  /// The line of a place, from 1.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of the bracket that belongs to the one at a place.
  func partner(of offset: Int) -> Int? {
    guard partners.indices.contains(offset), partners[offset] >= 0 else { return nil }
    return Int(partners[offset])
  }

  /// Brackets that close none that is open close nothing.
  private static func pairs(in code: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: code.count)
    var open: [Int] = []
    for (index, byte) in code.enumerated() {
      if byte.isOpening { open.append(index) }
      guard byte.isClosing, let last = open.last, code[last].closing == byte else { continue }
      open.removeLast()
      partners[index] = Int32(last)
      partners[last] = Int32(index)
    }
    return partners
  }

  private static func names(in code: [UInt8]) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    var at = 0
    while at < code.count {
      guard code[at].isNamePart else {
        at += 1
        continue
      }
      let start = at
      while at < code.count, code[at].isNamePart { at += 1 }
      if !code[start].isDigit {
        places[String(decoding: code[start..<at], as: UTF8.self), default: []].append(start)
      }
    }
    return places
  }
}

extension UInt8 {
  /// Letters beyond ASCII are parts of names.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xff:
      true
    default: isDigit
    }
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 13 }
  var isBreak: Bool { self == UInt8(ascii: "\n") }

  var isOpening: Bool { closing != nil }
  var isClosing: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }

  var closing: UInt8? {
    switch self {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}

import VitrineDocuments
import VitrineGraphics

/// Finds the `id` of a job in a line that may be no JSON at all: without recursion, in one pass.
struct JobIdentifier {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// Returns the text or number at the key `id` of the outermost object, as JSON; nil without one.
  static func find(in line: [UInt8]) -> String? {
    var scan = JobIdentifier(line)
    return scan.find()
  }

  private init(_ line: [UInt8]) {
    bytes = line[...]
    offset = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func find() -> String? {
    skipSpace()
    guard take("{") else { return nil }
    var depth = 1
    // Whether a text would be a key.
    var isBeforeKey = true
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let text = string()
        guard depth == 1, isBeforeKey else { continue }
        isBeforeKey = false
        skipSpace()
        if text.elementsEqual("\"id\"".utf8), take(":") { return value() }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
        if depth < 1 { return nil }
      default:
        if depth == 1, byte == UInt8(ascii: ",") { isBeforeKey = true }
        offset += 1
      }
    }
    return nil
  }

  /// Returns the value here if it is a text or a number.
  private mutating func value() -> String? {
    skipSpace()
    let text: ArraySlice<UInt8>
    if peek == UInt8(ascii: "\"") {
      text = string()
    } else {
      let rest = bytes[offset...]
      text = rest.prefix { Self.ofNumbers.contains($0) }
    }
    guard let parsed = try? JSONParser.parse(Array(text), file: "id") else { return nil }
    if let string = parsed.string { return UntrustedText.json(string) }
    // As it is written: a large number would lose digits.
    return parsed.number == nil ? nil : String(decoding: text, as: UTF8.self)
  }

  private static let ofNumbers = Set("-+.0123456789eE".utf8)

  /// Returns the text here with its quotes, up to the end of the line if it has no end.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = offset
    offset += 1
    while let byte = peek {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    offset = min(offset, bytes.endIndex)
    return bytes[start..<offset]
  }

  private var peek: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0D, 0x0A].contains(byte) { offset += 1 }
  }
}

/// A word of a predicate's text.
enum PredicateToken: Hashable {
  /// A keyword or the name of a property, as it is written.
  case word(String)
  /// A name that is no keyword, as in `#size`.
  case name(String)
  case text(String)
  case number(Double)
  case whole(Int64)
  /// The place of an argument: its letter is `@`, `K`, or that of a number.
  case argument(Character)
  case sign(String)
}

/// A reader of the words of a predicate's text.
struct PredicateLexer {
  private let bytes: [UInt8]
  private var index = 0

  /// The longest text in bytes; those of apps have less than a thousandth of it.
  static let mostBytes = 1 << 18

  static func tokens(of format: String) throws(PredicateProblem) -> [PredicateToken] {
    guard format.utf8.count <= mostBytes else { throw PredicateProblem("it is too long") }
    var lexer = Self(bytes: Array(format.utf8))
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func next() throws(PredicateProblem) -> PredicateToken? {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try text(until: byte))
    case UInt8(ascii: "%"): return .argument(try argument())
    case UInt8(ascii: "#"):
      index += 1
      return .name(word())
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case _ where Self.isOfWord(byte): return .word(word())
    default: return .sign(sign())
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = index
    while let byte, Self.isOfWord(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func text(until quote: UInt8) throws(PredicateProblem) -> String {
    index += 1
    var found: [UInt8] = []
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        found.append(Self.escaped(bytes[index]))
      } else {
        found.append(byte)
      }
      index += 1
    }
    guard byte != nil else { throw PredicateProblem("a text in it has no end") }
    index += 1
    return String(decoding: found, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    default: byte
    }
  }

  private mutating func argument() throws(PredicateProblem) -> Character {
    index += 1
    while let byte,
      [UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z")]
        .contains(byte)
    { index += 1 }
    guard let byte else { throw PredicateProblem("a '%' stands at its end") }
    let letter = Character(Unicode.Scalar(byte))
    guard "@KdDiuUfFgGeExXc".contains(letter) else {
      throw PredicateProblem("'%\(letter)' is not known")
    }
    index += 1
    return letter
  }

  private mutating func number() throws(PredicateProblem) -> PredicateToken {
    let start = index
    var isWhole = true
    while let byte {
      let isSign = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte)
      let follows =
        index > start && [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[index - 1])
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isWhole = false
      case _ where isSign && follows: break
      default:
        return try Self.number(String(decoding: bytes[start..<index], as: UTF8.self), isWhole)
      }
      index += 1
    }
    return try Self.number(String(decoding: bytes[start..<index], as: UTF8.self), isWhole)
  }

  private static func number(
    _ text: String, _ isWhole: Bool
  ) throws(PredicateProblem) -> PredicateToken {
    if isWhole, let whole = Int64(text) { return .whole(whole) }
    guard let number = Double(text) else { throw PredicateProblem("'\(text)' is no number") }
    return .number(number)
  }

  private static let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="]

  private mutating func sign() -> String {
    let two = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
    let sign = Self.pairs.contains(two) ? two : String(Unicode.Scalar(bytes[index]))
    index += sign.utf8.count
    return sign
  }
}

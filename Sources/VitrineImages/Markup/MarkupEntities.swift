/// The entities that the document type of an XML file declares, and the text with them in place of their references.
///
/// Entities of other files are not read, and a text may grow by so much alone: ten lines can declare a billion characters.
struct MarkupEntities {
  /// The most entities, the deepest nesting of their references, and the most bytes by which a text grows.
  private static let most = 1000
  private static let deepest = 8
  private static let mostGrowth = 1 << 20
  /// The most references that are replaced: those to nothing make no text longer.
  private static let mostReferences = 100_000

  /// A stretch of the new text that came from one place of the old one.
  struct Origin {
    /// The byte of the new text where it begins.
    var start: Int
    /// The byte of the old text that it came from.
    var source: Int
    /// Whether the bytes after it came from those after the source, as those of an entity do not.
    var isCopied: Bool
  }

  private var values: [String: [UInt8]] = [:]
  private var references = 0
  private(set) var text: [UInt8] = []
  private(set) var origins: [Origin] = []
  /// What is wrong with a reference, and its byte.
  private(set) var problem: (message: String, offset: Int)?

  /// Nil for a text that declares no entities.
  init?(_ bytes: [UInt8]) {
    guard let subset = Self.subset(bytes) else { return nil }
    declare(bytes[subset])
    guard !values.isEmpty else { return nil }
    expand(bytes, from: subset.upperBound)
  }

  /// The byte of the old text that one of the new text came from.
  func source(_ offset: Int) -> Int {
    guard let origin = origins.last(where: { $0.start <= offset }) else { return offset }
    return origin.isCopied ? origin.source + offset - origin.start : origin.source
  }

  // MARK: Declarations

  /// What stands in the brackets of a document type.
  private static func subset(_ bytes: [UInt8]) -> Range<Int>? {
    guard let type = bytes.firstRange(of: "<!DOCTYPE".utf8)?.upperBound,
      let end = bytes[type...].firstIndex(where: { "[>".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: "[")
    else { return nil }
    var (quote, i): (UInt8?, Int) = (nil, end + 1)
    while i < bytes.count {
      if let open = quote {
        if bytes[i] == open { quote = nil }
      } else if bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
        quote = bytes[i]
      } else if bytes[i] == UInt8(ascii: "]") {
        return end + 1..<i
      }
      i += 1
    }
    return nil
  }

  /// Keeps the entities with values of their own; the first declaration of a name counts (XML 1.0, 4.2).
  private mutating func declare(_ subset: ArraySlice<UInt8>) {
    var rest = subset
    while values.count < Self.most, let start = rest.firstRange(of: "<!ENTITY".utf8) {
      rest = rest[start.upperBound...].drop { $0 <= 0x20 }
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst(name.count).drop { $0 <= 0x20 }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { continue }
      let key = String(decoding: name, as: UTF8.self)
      if values[key] == nil { values[key] = Array(rest[(rest.startIndex + 1)..<end]) }
      rest = rest[(end + 1)...]
    }
  }

  // MARK: References

  private mutating func expand(_ bytes: [UInt8], from start: Int) {
    text.reserveCapacity(bytes.count)
    var scan = MarkupScan()
    var i = 0
    origins = [Origin(start: 0, source: 0, isCopied: true)]
    while i < bytes.count {
      if i >= start, bytes[i] == UInt8(ascii: "&"), scan.hasReferences,
        let (name, end) = Self.reference(bytes[i...]), values[name] != nil
      {
        origins.append(Origin(start: text.count, source: i, isCopied: false))
        append(name, scan.isInTag, 0, limit: text.count + Self.mostGrowth)
        guard problem == nil, text.count <= bytes.count + Self.mostGrowth else {
          problem = problem ?? ("the entity '\(name)' makes the text too long", text.count)
          return
        }
        i = end
        origins.append(Origin(start: text.count, source: i, isCopied: true))
      } else {
        if i >= start { scan.advance(bytes, i) }
        text.append(bytes[i])
        i += 1
      }
    }
  }

  /// The longest name in bytes.
  private static let longestName = 64

  private static func reference(_ bytes: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    let inside = bytes.dropFirst().prefix(longestName)
    guard let end = inside.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return (String(decoding: inside[..<end], as: UTF8.self), end + 1)
  }

  private mutating func append(
    _ name: String, _ isInTag: Bool, _ depth: Int, limit: Int
  ) {
    guard let value = values[name], problem == nil else { return }
    references += 1
    guard references <= Self.mostReferences else {
      problem = ("more than \(Self.mostReferences) references to entities", text.count)
      return
    }
    guard depth < Self.deepest else {
      problem = ("the entity '\(name)' refers to itself, or too deep", text.count)
      return
    }
    guard text.count + value.count <= limit else {
      problem = ("the entity '\(name)' makes the text too long", text.count)
      return
    }
    var i = 0
    while i < value.count, problem == nil {
      if value[i] == UInt8(ascii: "&"), let (inner, end) = Self.reference(value[i...]),
        values[inner] != nil
      {
        append(inner, isInTag, depth + 1, limit: limit)
        i = end
      } else {
        append(value[i], isInTag)
        i += 1
      }
    }
  }

  /// Quotes of a value do not end the attribute that it stands in (XML 1.0, 4.4.5).
  private mutating func append(_ byte: UInt8, _ isInTag: Bool) {
    switch byte {
    case UInt8(ascii: "\"") where isInTag: text += Array("&#34;".utf8)
    case UInt8(ascii: "'") where isInTag: text += Array("&#39;".utf8)
    case UInt8(ascii: "<") where isInTag: text += Array("&#60;".utf8)
    default: text.append(byte)
    }
  }
}

/// Where in a file of XML a byte stands: in a tag, or in text, comments, instructions and character data.
private struct MarkupScan {
  private var quote: UInt8?
  private(set) var isInTag = false
  /// The end of the comment, instruction or character data.
  private var ending: [UInt8]?

  /// Whether references are replaced here.
  var hasReferences: Bool { ending == nil }

  mutating func advance(_ bytes: [UInt8], _ i: Int) {
    if let end = ending {
      if i + 1 >= end.count, bytes[(i + 1 - end.count)...i].elementsEqual(end) { ending = nil }
    } else if isInTag {
      if let open = quote {
        if bytes[i] == open { quote = nil }
      } else if bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
        quote = bytes[i]
      } else if bytes[i] == UInt8(ascii: ">") {
        isInTag = false
      }
    } else if bytes[i] == UInt8(ascii: "<") {
      let rest = bytes[i...]
      if rest.starts(with: "<!--".utf8) {
        ending = Array("-->".utf8)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        ending = Array("]]>".utf8)
      } else if rest.starts(with: "<?".utf8) {
        ending = Array("?>".utf8)
      } else {
        isInTag = true
      }
    }
  }
}

/// The elements of an XML file, one tag after the other. Text is passed over except in the elements that are asked for;
/// so are comments, processing instructions and a document type, whose own entities stand for their values. Files may be
/// written in UTF-8, UTF-16 or Latin-1.
package struct MarkupReader {
  package enum Event: Sendable {
    /// A start tag; an empty element is followed by its end.
    case open(MarkupElement)
    case close
  }

  /// The deepest nesting of elements; drawings of design programs have some ten levels.
  package static let mostLevels = 64
  /// The largest number of elements of a drawing; the templates of symbols have some hundred.
  package static let mostElements = 50_000
  /// The largest number of attributes of one element.
  package static let mostAttributes = 64

  private let bytes: [UInt8]
  /// The text without entities in place of their references.
  private let original: [UInt8]
  private var at = 0
  private var names: [String] = []
  private var elements = 0
  /// Whether the last element was empty, so that its end comes next.
  private var endsNext = false

  /// The names of the elements whose text is kept, without prefixes.
  private let kept: Set<String>
  private let limit: Int
  private let entities: MarkupEntities?
  /// The text of the last element among those whose text is kept.
  package private(set) var text = ""
  /// The instructions that were passed over, by their names and bytes, without the declaration of XML.
  package private(set) var instructions: [(name: String, offset: Int)] = []
  /// The most instructions that are kept; the first ones of a kind say what there is.
  private static let mostInstructions = 16

  /// - Parameter mostElements: the largest number of elements; that of drawings by default.
  package init(
    _ bytes: [UInt8], keepingTextOf kept: Set<String> = [], mostElements: Int = mostElements
  ) {
    let text = MarkupText.utf8(bytes)
    original = text
    entities = MarkupEntities(text)
    self.bytes = entities?.text ?? text
    self.kept = kept
    limit = mostElements
  }

  /// The next tag; nil after the last.
  package mutating func next() throws(MarkupError) -> Event? {
    if let problem = entities?.problem { throw error(problem.message, problem.offset) }
    if endsNext {
      endsNext = false
      names.removeLast()
      return .close
    }
    while let tag = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let isKept = names.last.map { keepsText(of: $0) } ?? false
      if isKept { text += try decoded(at..<tag) }
      at = tag
      if skip("<!--", until: "-->", "a comment") || skip("<?", until: "?>", "an instruction")
        || skip(Self.cdata, until: "]]>", "character data")
      {
        if let problem { throw error(problem, tag) }
        keepInstruction(tag)
        if isKept, bytes[tag...].starts(with: Self.cdata.utf8) {
          text += String(decoding: bytes[tag + Self.cdata.utf8.count..<at - 3], as: UTF8.self)
        }
        continue
      }
      if starts("<!") {
        try skipDeclaration()
      } else if starts("</") {
        return try end()
      } else {
        return try open()
      }
    }
    if let name = names.last {
      throw error("the file ends inside <\(name)>; </\(name)> was expected", bytes.count)
    }
    return nil
  }

  /// An error at the byte `offset`.
  package func error(_ message: String, _ offset: Int) -> MarkupError {
    // The part before an entity is the same in both texts.
    let offset = entities?.source(offset) ?? offset
    let before = original[..<min(offset, original.count)]
    let line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return MarkupError(line: line, column: before.count - start + 1, message: message)
  }

  // MARK: Tags

  private static let cdata = "<![CDATA["

  private mutating func open() throws(MarkupError) -> Event {
    let start = at
    at += 1
    guard let name = name() else { throw error("a name was expected after '<'", start) }
    elements += 1
    guard elements <= limit else {
      throw error("more than \(limit) elements", start)
    }
    names.append(name)
    guard names.count <= Self.mostLevels else {
      throw error("elements nested more than \(Self.mostLevels) deep", start)
    }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") {
        endsNext = true
        break
      }
      if take(">") { break }
      let place = at
      guard attributes.count < Self.mostAttributes else {
        throw error("more than \(Self.mostAttributes) attributes of <\(name)>", place)
      }
      let (key, value) = try attribute(of: name)
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw error("the attribute '\(key)' of <\(name)> is given twice", place)
      }
    }
    if keepsText(of: name) { text = "" }
    return .open(MarkupElement(name: name, attributes: attributes, offset: start))
  }

  private mutating func attribute(
    of element: String
  ) throws(MarkupError) -> (key: String, value: String) {
    guard let key = name() else {
      throw error("an attribute of <\(element)> or '>' was expected", at)
    }
    skipSpace()
    guard take("=") else { throw error("'=' was expected after '\(key)'", at) }
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      throw error("a quoted value of '\(key)' was expected", at)
    }
    guard let close = bytes[(at + 1)...].firstIndex(of: bytes[at]) else {
      throw error("the value of '\(key)' is not closed", at)
    }
    let value = try decoded(at + 1..<close)
    at = close + 1
    return (key, value)
  }

  private mutating func end() throws(MarkupError) -> Event {
    let start = at
    at += 2
    let name = name() ?? ""
    skipSpace()
    guard take(">"), names.last == name else {
      throw error(names.last.map { "</\($0)> was expected" } ?? "no element is open", start)
    }
    names.removeLast()
    return .close
  }

  private func keepsText(of name: String) -> Bool {
    if kept.contains(name) { return true }
    guard let colon = name.firstIndex(of: ":") else { return false }
    return kept.contains(String(name[name.index(after: colon)...]))
  }

  // MARK: What is passed over

  /// Keeps the name of the instruction at a byte, if one is there.
  private mutating func keepInstruction(_ tag: Int) {
    guard bytes[tag...].starts(with: "<?".utf8), instructions.count < Self.mostInstructions else {
      return
    }
    let name = bytes[(tag + 2)...].prefix(while: Self.isOfName)
    if name.elementsEqual("xml".utf8) { return }
    instructions.append((String(decoding: name, as: UTF8.self), tag))
  }

  private var problem: String?

  /// Passes over what begins and ends with these bytes; false if it is not next.
  private mutating func skip(_ opening: String, until closing: String, _ what: String) -> Bool {
    guard starts(opening) else { return false }
    at += opening.utf8.count
    let last = Array(closing.utf8)
    while at < bytes.count {
      if bytes[at] == last[0], bytes[at...].starts(with: last) {
        at += last.count
        return true
      }
      at += 1
    }
    problem = "\(what) is not closed"
    return true
  }

  /// Passes over a declaration of a document's type, with what it has in brackets.
  private mutating func skipDeclaration() throws(MarkupError) {
    let start = at
    var quote: UInt8?
    var isInBrackets = false
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return
      default: break
      }
    }
    throw error("a declaration is not closed", start)
  }

  // MARK: Bytes

  private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    at += text.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
  }

  private mutating func name() -> String? {
    let start = at
    while at < bytes.count, Self.isOfName(bytes[at]) { at += 1 }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  /// The longest name or number of an entity.
  private static let longestEntity = 10

  private func decoded(_ range: Range<Int>) throws(MarkupError) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text = ""
    var from = range.lowerBound
    while let mark = bytes[from..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: bytes[from..<mark], as: UTF8.self)
      let limit = min(range.upperBound, mark + 2 + Self.longestEntity)
      guard let end = bytes[mark..<limit].firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: bytes[mark + 1..<end], as: UTF8.self))
      else {
        throw error(
          "only &amp; &lt; &gt; &quot; &apos;, numbers and what the file declares are entities",
          mark)
      }
      text.append(character)
      from = end + 1
    }
    return text + String(decoding: bytes[from..<range.upperBound], as: UTF8.self)
  }

  private static func character(_ entity: String) -> Character? {
    guard entity.hasPrefix("#") else { return entities[entity] }
    let digits = entity.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

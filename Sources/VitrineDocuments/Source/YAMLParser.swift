/// Parses YAML of the core schema into located values: one document, string keys, aliases expanded within
/// the limits, `<<` merged.
package struct YAMLParser {
  private let file: String
  private let limits: DocumentLimits
  private let events: YAMLEvents
  private var anchors: [String: Anchor] = [:]
  /// The number of values so far; values behind aliases count each time.
  private var valueCount = 0
  private var path: [DocumentPath.Step] = []

  private struct Anchor {
    var value: LocatedValue
    var valueCount: Int
    var depth: Int
  }

  /// A list or mapping that is not yet complete.
  private struct OpenCollection {
    var position: SourcePosition
    var anchor: String?
    var isMapping: Bool
    var firstValue: Int
    var elements: [LocatedValue] = []
    var members: [LocatedObject.Member] = []
    var seen = SeenKeys()
    var merges: [LocatedObject] = []
    /// The key of the next value.
    var key: (text: String, position: SourcePosition)?
    /// The depth of nesting inside this collection.
    var depth = 1
  }

  private init(bytes: [UInt8], file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
    events = YAMLEvents(bytes)
  }

  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> LocatedValue {
    var bytes = bytes
    // The mark is allowed before a document (YAML 1.2.2, 5.2). It stands in no column.
    if bytes.starts(with: TextMark.utf8) { bytes.removeFirst(TextMark.utf8.count) }
    if let problem = TextMark.refusal(bytes) { throw DocumentError(file: file, message: problem) }
    // libyaml stops at the first invalid byte but reports no position for it.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DocumentError(file: file, message: "the document is not valid UTF-8")
    }
    guard directiveCount(bytes) <= mostDirectives else {
      throw DocumentError(file: file, message: "more than \(mostDirectives) lines begin with '%'")
    }
    var parser = YAMLParser(bytes: bytes, file: file, limits: limits)
    return try parser.document()
  }

  /// The largest number of directives. libyaml compares each with all before it, which takes half a minute
  /// for a megabyte of them; the core schema needs none.
  private static let mostDirectives = 100

  /// Counts lines that may be directives; a line of text that starts alike counts as well.
  private static func directiveCount(_ bytes: [UInt8]) -> Int {
    var count = 0
    var isLineStart = true
    var last: UInt32 = 0
    for byte in bytes {
      if isLineStart, byte == UInt8(ascii: "%") { count += 1 }
      last = last << 8 | UInt32(byte)
      isLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || endsLine(last)
    }
    return count
  }

  /// Whether bytes end with one of the line ends of YAML 1.1 beyond ASCII: U+0085, U+2028, U+2029.
  private static func endsLine(_ last: UInt32) -> Bool {
    last & 0xFFFF == 0xC285 || last & 0xFF_FFFE == 0xE2_80A8
  }

  private mutating func document() throws(DocumentError) -> LocatedValue {
    var stack: [OpenCollection] = []
    var root: LocatedValue?
    while true {
      let (event, position) = try next()
      switch event {
      case .documentStart:
        if root != nil { throw error("expected one document, found a second", position) }
      case .documentEnd: break
      case .streamEnd:
        guard let root else { throw error("the document is empty", position) }
        return root
      case .sequenceStart(let tag, let anchor), .mappingStart(let tag, let anchor):
        try check(tag: tag, position)
        try open(event, anchor, position, &stack)
      case .collectionEnd:
        guard let collection = stack.popLast() else { break }
        if !path.isEmpty, !stack.isEmpty { path.removeLast() }
        let value = try close(collection)
        try add(value, depth: collection.depth, position, &stack, &root)
      case .scalar(let text, let isPlain, let tag, let anchor):
        let value = try scalar(text, isPlain: isPlain, tag: tag, position, stack.last)
        try count(1, position)
        remember(anchor, value, valueCount: 1, depth: 0)
        try add(value, depth: 0, position, &stack, &root)
      case .alias(let name):
        let anchor = try anchor(name, position)
        try count(anchor.valueCount, position)
        try add(anchor.value, depth: anchor.depth, position, &stack, &root)
      }
    }
  }

  // MARK: Collections

  private mutating func open(
    _ event: YAMLEvent, _ anchor: String?, _ position: SourcePosition,
    _ stack: inout [OpenCollection]
  ) throws(DocumentError) {
    if let parent = stack.last {
      if parent.isMapping, parent.key == nil {
        throw error("expected a key, found a list or mapping", position)
      }
      path.append(parent.key.map { .key($0.text) } ?? .index(parent.elements.count))
    }
    try check(depth: stack.count + 1, position)
    try count(1, position)
    let isMapping = if case .mappingStart = event { true } else { false }
    stack.append(
      OpenCollection(
        position: position, anchor: anchor, isMapping: isMapping, firstValue: valueCount - 1))
  }

  private mutating func close(_ collection: OpenCollection) throws(DocumentError) -> LocatedValue {
    var content = LocatedValue.Content.array(collection.elements)
    if collection.isMapping {
      var members = collection.members
      var seen = collection.seen
      for merge in collection.merges {
        for member in merge.members where seen.insert(member.key, members) {
          members.append(member)
        }
      }
      content = .object(LocatedObject(members))
    }
    let value = LocatedValue(content, collection.position)
    remember(
      collection.anchor, value, valueCount: valueCount - collection.firstValue,
      depth: collection.depth)
    return value
  }

  /// Adds a finished value to the innermost open collection, or makes it the document.
  private mutating func add(
    _ value: LocatedValue, depth: Int, _ position: SourcePosition,
    _ stack: inout [OpenCollection], _ root: inout LocatedValue?
  ) throws(DocumentError) {
    guard let top = stack.indices.last else {
      root = value
      return
    }
    if depth > 0 { try check(depth: stack.count + depth, position) }
    stack[top].depth = max(stack[top].depth, depth + 1)
    guard stack[top].isMapping else {
      stack[top].elements.append(value)
      return
    }
    guard let key = stack[top].key else {
      guard case .string(let text) = value.content else {
        throw error("expected a string as key, found \(value.kindDescription)", position)
      }
      stack[top].key = (text, position)
      return
    }
    stack[top].key = nil
    if key.text == "<<" {
      stack[top].merges += try merged(value)
      return
    }
    guard stack[top].seen.insert(key.text, stack[top].members) else {
      throw error("the key '\(DocumentError.shortened(key.text))' stands here twice", key.position)
    }
    stack[top].members.append(.init(key: key.text, keyPosition: key.position, value: value))
  }

  private func merged(_ value: LocatedValue) throws(DocumentError) -> [LocatedObject] {
    if let object = value.object { return [object] }
    let objects = value.array?.compactMap(\.object) ?? []
    guard let array = value.array, objects.count == array.count else {
      throw error("'<<' takes a mapping or a list of mappings", value.position)
    }
    return objects
  }

  // MARK: Scalars

  private func scalar(
    _ text: String, isPlain: Bool, tag: String?, _ position: SourcePosition,
    _ parent: OpenCollection?
  ) throws(DocumentError) -> LocatedValue {
    // A key is always a string, so that `1:` and `true:` are the keys of JSON.
    if let parent, parent.isMapping, parent.key == nil { return .init(.string(text), position) }
    switch tag {
    case nil where isPlain: return LocatedValue(YAMLScalar.content(of: text), position)
    case nil, "!", "tag:yaml.org,2002:str": return LocatedValue(.string(text), position)
    default:
      try check(tag: tag, position)
      return LocatedValue(YAMLScalar.content(of: text), position)
    }
  }

  private static let knownTags = ["str", "int", "float", "bool", "null", "map", "seq"]

  private func check(tag: String?, _ position: SourcePosition) throws(DocumentError) {
    guard let tag, tag != "!" else { return }
    let prefix = "tag:yaml.org,2002:"
    if tag.hasPrefix(prefix), YAMLParser.knownTags.contains(String(tag.dropFirst(prefix.count))) {
      return
    }
    throw error("unknown tag '\(DocumentError.shortened(tag))'", position)
  }

  // MARK: Aliases and limits

  private mutating func remember(
    _ name: String?, _ value: LocatedValue, valueCount: Int, depth: Int
  ) {
    guard let name else { return }
    anchors[name] = Anchor(value: value, valueCount: valueCount, depth: depth)
  }

  /// Returns an anchor. It exists only once its value is complete, so a cycle is an unknown anchor.
  private func anchor(_ name: String, _ position: SourcePosition) throws(DocumentError) -> Anchor {
    guard let anchor = anchors[name] else {
      throw error(
        "the alias '*\(DocumentError.shortened(name))' has no anchor before it, or stands inside it",
        position)
    }
    return anchor
  }

  private mutating func count(
    _ added: Int, _ position: SourcePosition
  ) throws(DocumentError) {
    valueCount += added
    guard valueCount > limits.valueCount else { return }
    throw error("more than \(limits.valueCount) values once aliases are followed", position)
  }

  private mutating func check(depth: Int, _ position: SourcePosition) throws(DocumentError) {
    guard depth > limits.depth else { return }
    path.removeLast(max(path.count - 8, 0))
    throw error("lists and mappings are nested more than \(limits.depth) deep", position)
  }

  private func next() throws(DocumentError) -> (event: YAMLEvent, position: SourcePosition) {
    do { return try events.next() } catch { throw self.error(error.message, error.position) }
  }

  private func error(_ message: String, _ position: SourcePosition) -> DocumentError {
    DocumentError(
      file: file, position: position, path: DocumentPath(steps: path), message: message)
  }
}

// Leaves out what does not compile without what is missing, in copies of the sources.
extension Invention {
  /// The most parts that are left out of one module.
  static let mostPruned = 200
  /// The most statements that are left out of one body before it is left out as a whole.
  private static let mostStatements = 4

  /// - Returns: whether a copy has changed.
  mutating func prune(_ errors: [CompilerError]) -> Bool {
    var hasChanged = false
    var seen: Set<SourcePlace> = []
    // From the end, so that places before a change stay.
    let involved = involved(errors).sorted {
      ($0.file, $0.line, $0.column) > ($1.file, $1.line, $1.column)
    }
    for error in involved where pruned.count < Self.mostPruned {
      guard seen.insert(SourcePlace(file: error.file, line: error.line)).inserted,
        let source = source(error.file),
        let offset = source.offset(line: error.line, column: error.column)
      else { continue }
      if prune(error, offset, source) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func prune(_ error: CompilerError, _ offset: Int, _ source: SourceText) -> Bool {
    let bodies = source.bodies(around: offset)
    let name = Self.name(bodies, source, offset)
    if let headed = source.body(headedAt: offset), headed.open > offset, headed.kind == .type {
      return pruneType(headed, error, name, source)
    }
    guard let index = bodies.firstIndex(where: { $0.kind != .other }) else {
      return pruneDeclaration(error, offset, name, source)
    }
    guard bodies[index].kind == .function else {
      return pruneDeclaration(error, offset, name, source)
    }
    let body = bodies[index]
    let tries = pruned.filter { $0.name == name }.count
    if !Self.followsCut(error), tries < Self.mostStatements,
      let edit = statementEdit(offset, bodies, index, name, source)
    {
      return cut(edit.range, edit.text, name, error, source)
    }
    return pruneBody(body, error, name, source)
  }

  /// Whether an error is one that comes of what is left out of a function: its result, or the value of a variable.
  static func followsCut(_ error: CompilerError) -> Bool {
    error.message.hasPrefix("missing return")
      || error.message.hasSuffix("before being initialized")
  }

  /// The name of the declaration around a place, with that of its type: `ForecastView.body`.
  private static func name(_ bodies: [SourceBody], _ source: SourceText, _ offset: Int) -> String {
    let type = bodies.first { $0.kind == .type }.flatMap { name(in: $0.head) }
    let member = bodies.first { $0.kind == .function }.flatMap { name(in: $0.head) }
    let own = member ?? name(in: source.words(source.statement(at: offset)))
    return [type, own].compactMap(\.self).joined(separator: ".")
  }

  private static let introducers: Set<Substring> = [
    "func", "var", "let", "struct", "class", "enum", "extension", "actor", "protocol",
  ]

  private static func name(in head: String) -> String? {
    let words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    if let index = words.firstIndex(where: introducers.contains), words.indices.contains(index + 1)
    {
      return String(words[index + 1])
    }
    return words.first { ["init", "subscript", "get", "set"].contains($0) }.map(String.init)
  }

  private mutating func pruneBody(
    _ body: SourceBody, _ error: CompilerError, _ name: String, _ source: SourceText
  ) -> Bool {
    var body = body
    let inside = body.inside
    // An accessor's type is that of the variable around it.
    if body.head == "get" || body.head.hasPrefix("get "),
      let around = source.bodies(around: body.start).first(where: { $0.kind == .function })
    {
      body.head = around.head
    }
    guard let text = result(of: body, name), source.words(inside) != text else { return false }
    return cut(inside, " " + text + " ", name, error, source)
  }

  /// The statements that stand for a body.
  func result(of body: SourceBody, _ name: String) -> String? {
    BodyReplacement.text(body.head, name: name) { type in
      if let expression = known(type, name).expression { return expression }
      return type.contains("some ") ? nil : placeholder(of: type)
    }
  }

  /// The sample of a type by its conformance, where an invented type or a list of such is it.
  private func placeholder(of type: String) -> String? {
    let name = Self.stripped(type)
    guard type.hasPrefix("[") else {
      return types.contains { $0.name == name && $0.kind == .structure } ? "\(name)()" : nil
    }
    return type.contains(":") ? "[:]" : "[]"
  }

  private mutating func pruneType(
    _ body: SourceBody, _ error: CompilerError, _ name: String, _ source: SourceText
  ) -> Bool {
    let before = source.words(max(0, body.start - 60)..<body.start)
    guard !body.head.contains("@main"), !before.hasSuffix("@main"),
      let own = Self.name(in: body.head)
    else { return false }
    if !body.head.contains("extension ") { lostNames.insert(own) }
    let start = source.attributes(before: body.start)
    return cut(start..<body.close + 1, "", name.isEmpty ? own : name, error, source)
  }

  /// A variable with its value, outside functions.
  private mutating func pruneDeclaration(
    _ error: CompilerError, _ offset: Int, _ name: String, _ source: SourceText
  ) -> Bool {
    let statement = source.statement(at: offset)
    let words = source.words(statement).split(separator: " ")
    guard let index = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words.indices.contains(index + 1)
    else { return false }
    lostNames.insert(String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    return cut(statement, "", name, error, source)
  }

  mutating func cut(
    _ range: Range<Int>, _ text: String, _ name: String, _ error: CompilerError,
    _ source: SourceText
  ) -> Bool {
    // An earlier cut of the round may have moved what stood here.
    guard let current = self.source(source.path),
      current.bytes.count == source.bytes.count
        || range.upperBound <= source.bytes.count
    else { return false }
    var bytes = current.bytes
    guard range.upperBound <= bytes.count else { return false }
    let kept = bytes[range].map { $0.isBreak ? $0 : UInt8(ascii: " ") }
    let lead = kept.prefix { !$0.isBreak }.count
    let room = min(lead, text.utf8.count)
    bytes.replaceSubrange(range, with: Array(text.utf8) + kept.dropFirst(room))
    guard bytes != current.bytes else { return false }
    replace(source.path, with: bytes)
    let place = SourcePlace(file: error.file, line: error.line)
    pruned.append(PrunedPart(name: name, place: place, reason: error.message))
    return true
  }
}

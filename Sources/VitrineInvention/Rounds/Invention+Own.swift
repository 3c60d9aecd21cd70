// What is the author's mistake, and what is missing.
extension Invention {
  /// Whether a name may be declared: it resembles no name that the compiler or the sources know, and sources do not
  /// declare it themselves.
  func mayDeclare(_ name: String, _ error: CompilerError, isMember: Bool) -> Bool {
    guard count < Self.mostNames, !lostNames.contains(name), !hopeless.contains(name),
      !name.isEmpty, name.utf8.allSatisfy(\.isNamePart), name.utf8.first?.isDigit == false
    else { return false }
    if isNear(name, error) { return false }
    if isMember || qualified.contains(name) { return true }
    return !declaredNames.contains(name)
      && (surroundings.isCommitted
        || !declaredNames.contains { NameDistance.isMisspelt(name, for: $0) })
  }

  private func isNear(_ name: String, _ error: CompilerError) -> Bool {
    !qualified.contains(name) && !surroundings.isCommitted
      && (error.suggestions + (nearNames[name] ?? [])).contains {
        NameDistance.isMisspelt(name, for: $0)
      }
  }

  /// Whether an error is of a name that is near to a known one.
  func isSlip(_ error: CompilerError) -> Bool {
    switch Complaint(error) {
    case .missingType(let name), .missingAttribute(let name), .missingValue(let name),
      .missingMember(let name, _, _):
      error.file != file && isNear(name, error)
    default: false
    }
  }

  /// The names of types and attributes among errors of which the compiler has not been asked yet what they are near to;
  /// where a value is missing, it says so itself.
  package func unprobed(_ errors: [CompilerError]) -> [String] {
    var names: [String] = []
    for error in errors where error.file != file {
      switch Complaint(error) {
      case .missingType(let name), .missingAttribute(let name):
        if nearNames[name] == nil, !names.contains(name), names.count < Self.mostNames,
          !name.isEmpty, name.utf8.allSatisfy(\.isNamePart)
        {
          names.append(name)
        }
      default: break
      }
    }
    return names
  }

  /// A source that asks the compiler for each name as a value, of which it says what it is near to.
  package static func probe(of names: [String]) -> String {
    let imports = ["AppIntents", "SwiftUI", "UIKit", "WidgetKit"].map { "import \($0)\n" }.joined()
    return imports + "func vitrineProbe() {\n" + names.map { "  _ = \($0).self\n" }.joined() + "}\n"
  }

  /// Takes what the compiler says of a probe.
  package mutating func learn(_ names: [String], _ errors: [CompilerError]) {
    for name in names { nearNames[name] = [] }
    for error in errors {
      if case .missingValue(let name) = Complaint(error), nearNames[name] != nil {
        nearNames[name] = error.suggestions
      }
    }
  }

  /// Whether an error comes of a missing name: its message or its statement has one, or a variable that is made of one.
  func isInvolved(_ error: CompilerError) -> Bool {
    guard let source = source(error.file),
      let offset = source.offset(line: error.line, column: error.column)
    else { return false }
    if surroundings.isCommitted { return Complaint(error) != .syntax }
    switch Complaint(error) {
    case .syntax: return false
    case .missingType(let name), .missingAttribute(let name), .missingValue(let name):
      return lostNames.contains(name) || hopeless.contains(name)
        || mayDeclare(name, error, isMember: false) && surroundings.lacks
    case .missingMember(let name, _, _):
      if isNear(name, error) { return false }
      if surroundings.lacks { return true }
    case .missingInModule, .missingNestedType: return surroundings.lacks
    default: break
    }
    // What is left out of a function may have been its result.
    if Self.followsCut(error),
      pruned.contains(where: { $0.place.file == error.file })
    {
      return true
    }
    let names = inventedNames
    let quoted = QuotedMessage(error.message)
    let words = quoted.values.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    if words.contains(where: { names.contains(String($0)) }) { return true }
    let tainted = names.union(Self.tainted(in: source, by: names))
    let statement = source.statement(at: offset)
    return source.names(in: statement).contains { tainted.contains($0) }
  }

  /// The errors that come of missing names, and those in a statement with such.
  func involved(_ errors: [CompilerError]) -> [CompilerError] {
    let errors = errors.filter { !isSlip($0) }
    let sure = errors.filter { $0.file != file && isInvolved($0) }
    var statements: Set<StatementPlace> = []
    for error in sure { if let place = statement(of: error) { statements.insert(place) } }
    return errors.filter { error in
      error.file != file && Complaint(error) != .syntax
        && statement(of: error).map(statements.contains) ?? false
    }
  }

  struct StatementPlace: Hashable {
    var file: String
    var range: Range<Int>
  }

  private func statement(of error: CompilerError) -> StatementPlace? {
    guard let source = source(error.file),
      let offset = source.offset(line: error.line, column: error.column)
    else { return nil }
    return StatementPlace(file: error.file, range: source.statement(at: offset))
  }

  /// The names of all that is invented or left out.
  var inventedNames: Set<String> {
    var names = lostNames.union(hopeless)
    for type in types { names.insert(type.ownName) }
    for member in members { names.insert(member.name) }
    return names
  }

  /// The rounds in which what is made of tainted variables is tainted, too.
  private static let taintRounds = 3

  /// Variables whose values are made of invented ones.
  static func tainted(in source: SourceText, by names: Set<String>) -> Set<String> {
    var tainted: Set<String> = []
    for _ in 0..<taintRounds {
      let before = tainted.count
      for name in names.union(tainted) {
        for place in source.places[name] ?? [] { tainted.formUnion(source.bound(by: place)) }
      }
      if tainted.count == before { break }
    }
    return tainted
  }
}

extension SourceText {
  /// The names in a range.
  func names(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var at = range.lowerBound
    while at < range.upperBound {
      guard let name = name(at: at) else {
        at += 1
        continue
      }
      names.insert(name)
      at += name.utf8.count
    }
    return names
  }

  /// The variables, parameters and constants that the statement around a use binds to it.
  func bound(by place: Int) -> Set<String> {
    var names: Set<String> = []
    let before = skipSpaceBack(chainStart(before: place))
    // `name: Type`, of a parameter or a variable.
    if before > 0, code[before - 1] == UInt8(ascii: ":"),
      let name = name(before: skipSpaceBack(before - 1))
    {
      names.insert(name.name)
    }
    let statement = statement(at: place)
    let head = statement.lowerBound..<place
    var at = head.lowerBound
    while at < head.upperBound {
      guard let word = name(at: at) else {
        at += 1
        continue
      }
      at += word.utf8.count
      guard ["let", "var", "for"].contains(word) else { continue }
      var next = skipSpace(at)
      if has("(", at: next) { next += 1 }
      if let bound = name(at: next), bound != "await", bound != "case", bound != "try" {
        names.insert(bound)
      }
    }
    // `{ a, b in` of a closure behind the use.
    let behind = place..<statement.upperBound
    if let brace = code[behind].firstIndex(of: UInt8(ascii: "{")) {
      let line = words(brace + 1..<min(behind.upperBound, brace + 80))
      let parts = line.split(separator: " ")
      if let index = parts.firstIndex(of: "in"), index < 8 {
        for part in parts[..<index] { names.insert(part.filter { $0.isLetter || $0 == "_" }) }
      }
    }
    return names
  }
}

// What a source declares itself.
extension SourceText {
  private static let keywords = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    "associatedtype", "macro",
  ]

  /// The names behind words that declare.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for keyword in Self.keywords {
      for place in places[keyword] ?? [] {
        var at = skipSpace(place + keyword.utf8.count)
        if has("`", at: at) { at += 1 }
        if let name = name(at: at) { names.insert(name) }
      }
    }
    return names
  }

  /// The names behind `struct`, `class` and the like.
  func typeDeclaration(of name: String) -> (keyword: String, body: Range<Int>, head: String)? {
    for place in places[name] ?? [] {
      guard let word = self.name(before: skipSpaceBack(place)),
        ["struct", "class", "enum", "actor", "protocol"].contains(word.name)
      else { continue }
      guard let brace = code[place...].firstIndex(of: UInt8(ascii: "{")),
        let close = partner(of: brace)
      else { continue }
      return (word.name, brace..<close, words(place..<brace))
    }
    return nil
  }

  /// The last place before another at which a variable of a name gets its value.
  func binding(of name: String, before offset: Int) -> Int? {
    (places[name] ?? []).last { place in
      guard place < offset, let word = self.name(before: skipSpaceBack(place)) else { return false }
      return word.name == "let" || word.name == "var" || word.name == "for"
    }
  }

  /// The modules that it imports.
  package var imports: Set<String> {
    Set(
      (places["import"] ?? []).compactMap { place in
        var at = skipSpace(place + 6)
        if let kind = name(at: at), Self.keywords.contains(kind) {
          at = skipSpace(at + kind.utf8.count)
        }
        return name(at: at)
      })
  }
}

/// Samples of the types that sources declare.
package enum OwnSample {
  /// Returns an expression that makes a value of a type of the sources: the first case of an enumeration without values,
  /// or a static member that is meant for it.
  static func expression(of type: String, in sources: [SourceText]) -> String? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    for source in sources {
      guard let found = source.typeDeclaration(of: name) else { continue }
      if found.keyword == "enum", let first = firstCase(found.body, source) {
        return "\(type).\(first.declared)"
      }
      for member in members where isStatic(member, found.body, source) {
        return "\(type).\(member)"
      }
    }
    return nil
  }

  /// Names of static members that stand for a usual value.
  private static let members = [
    "sample", "preview", "placeholder", "mock", "example", "empty", "default", "shared", "demo",
    "zero", "none",
  ]

  private static func firstCase(_ body: Range<Int>, _ source: SourceText) -> String? {
    for place in source.places["case"] ?? [] where body.contains(place) {
      let at = source.skipSpace(place + 4)
      guard let name = source.name(at: at), !source.has("(", at: at + name.utf8.count) else {
        continue
      }
      return name
    }
    return nil
  }

  private static func isStatic(_ name: String, _ body: Range<Int>, _ source: SourceText) -> Bool {
    (source.places[name] ?? []).contains { place in
      guard body.contains(place), !source.has("(", at: place + name.utf8.count) else {
        return false
      }
      let head = source.words(source.statement(at: place).lowerBound..<place)
      return head.hasSuffix("static let") || head.hasSuffix("static var")
    }
  }
}

// Variables and what is read of them.
extension SourceText {
  /// The names of variables and parameters that are declared with a type: `store: WeatherStore`, `stores: [WeatherStore]`.
  func variables(of type: String) -> Set<String> {
    var names: Set<String> = []
    for place in places[type] ?? [] {
      var before = skipSpaceBack(place)
      while before > 0, code[before - 1] == UInt8(ascii: "[") { before = skipSpaceBack(before - 1) }
      guard before > 0, code[before - 1] == UInt8(ascii: ":"),
        let name = name(before: skipSpaceBack(before - 1))
      else { continue }
      names.insert(name.name)
    }
    // `let store = WeatherStore(…)`
    for place in places[type] ?? [] {
      let before = skipSpaceBack(place)
      guard before > 0, code[before - 1] == UInt8(ascii: "="), !has("==", at: before - 2),
        let name = name(before: skipSpaceBack(before - 1)),
        has("(", at: place + type.utf8.count)
      else { continue }
      names.insert(name.name)
    }
    return names
  }

  /// The places of the members that are read of a name: `store.title`, `store?.title`.
  func members(of name: String, in range: Range<Int>? = nil) -> [(name: String, place: Int)] {
    var found: [(String, Int)] = []
    for place in places[name] ?? [] where range.map({ $0.contains(place) }) ?? true {
      var at = place + name.utf8.count
      if has("?", at: at) || has("!", at: at) { at += 1 }
      at = has(".", at: at) ? at : skipSpace(at, over: true)
      guard has(".", at: at), let member = self.name(at: at + 1) else { continue }
      found.append((member, at + 1))
    }
    return found
  }

  /// The place of the point before the name that a member at a place is read of.
  func chainStep(before place: Int) -> Int {
    var at = place - 1
    while at > 0, !code[at - 1].isNamePart { at -= 1 }
    while at > 0, code[at - 1].isNamePart { at -= 1 }
    return at - 1
  }

  /// The names of the elements of a list at a place: of `for element in`, and of a closure behind it.
  func elements(of place: Int) -> (names: Set<String>, range: Range<Int>) {
    let statement = statement(at: place)
    var names: Set<String> = []
    if let word = name(at: statement.lowerBound), word == "for" {
      let next = skipSpace(statement.lowerBound + 3)
      if let name = name(at: next) { names.insert(name) }
    }
    guard let brace = code[place..<statement.upperBound].firstIndex(of: UInt8(ascii: "{")) else {
      return (names, statement)
    }
    let head = words(brace + 1..<min(statement.upperBound, brace + 120)).split(separator: " ")
    if let index = head.firstIndex(of: "in"), index < 6 {
      for part in head[..<index] { names.insert(part.filter { $0.isLetter || $0 == "_" }) }
    }
    return (names, statement)
  }
}

/// A property or method of a managed object, declared with `@NSManaged`.
package enum ManagedProperty {
  /// Returns nil unless the source declares one variable.
  package static func accessors(of declaration: String) -> String? {
    let properties = PropertyReader.properties(of: SourceTokens(declaration))
    guard properties.count == 1, let name = properties.first?.name else { return nil }
    return "{ get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
  }

  /// Returns the body of a method that adds to a relationship or takes from it; nil for any other.
  package static func body(of declaration: String) -> String? {
    guard
      let match = declaration.firstMatch(
        of: /func\s+(?<verb>addTo|removeFrom|insertInto|replace)(?<key>\w+)\s*\((?<list>[^)]*)\)/)
    else { return nil }
    let key = match.output.key.prefix(1).lowercased() + match.output.key.dropFirst()
    // The names inside of the method, behind the labels.
    let names = match.output.list.split(separator: ",").compactMap { part in
      part.split(separator: ":").first?.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
    guard let value = names.first else { return nil }
    switch (match.output.verb, names.count) {
    case ("addTo", 1): return "{ _add(\(value), to: \"\(key)\") }"
    case ("removeFrom", 1):
      return match.output.list.contains("at ")
        ? "{ _remove(at: \(value), from: \"\(key)\") }" : "{ _remove(\(value), from: \"\(key)\") }"
    case ("insertInto", 2): return "{ _insert(\(value), into: \"\(key)\", at: \(names[1])) }"
    // Many at several places: the order in which a widget shows them is not changed so.
    default: return "{}"
    }
  }
}

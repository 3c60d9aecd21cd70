extension SVGStyle {
  /// The deepest nesting of references of variables.
  private static let deepestReference = 8

  /// Takes over an element's variables; those that refer to each other in a circle have no value.
  mutating func declareVariables(_ node: SVGNode) {
    let names = node.declared.keys.filter { $0.hasPrefix("--") }
    guard !names.isEmpty else { return }
    for name in names {
      inherited.variables[name] = node.declared[name]?.last
    }
  }

  /// The value with variables in place of `var()`; nil where one has none and there is no other value.
  func substituted(_ value: String) -> String? { substituted(value, 0) }

  private func substituted(_ value: String, _ depth: Int) -> String? {
    guard value.contains("var(") else { return value }
    guard depth < Self.deepestReference else { return nil }
    var reader = CSSReader(value)
    var result = ""
    var from = 0
    while !reader.isAtEnd {
      guard reader.take("var(") else {
        reader.advance()
        continue
      }
      result += reader.text(from: from, to: reader.at - 4)
      guard let value = variable(&reader, depth) else { return nil }
      result += value
      from = reader.at
      guard result.utf8.count <= SVGDeclaration.longestValue else { return nil }
    }
    return result + reader.text(from: from, to: reader.at)
  }

  /// The value of a reference whose parenthesis is open.
  private func variable(_ reader: inout CSSReader, _ depth: Int) -> String? {
    reader.skipSpace()
    let name = reader.name() ?? ""
    reader.skipSpace()
    var other: String?
    if reader.take(",") {
      let start = reader.at
      reader.skip(until: [")"])
      other = String(reader.text(from: start, to: reader.at)[...].trimmed)
    }
    guard reader.take(")") else { return nil }
    let known = inherited.variables[name].flatMap { substituted($0, depth + 1) }
    return known ?? other.flatMap { substituted($0, depth + 1) }
  }
}

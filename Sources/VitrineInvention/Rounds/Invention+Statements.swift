// Finds the smallest part that can be left out of a body.
extension Invention {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// - Parameter index: the place of the function among the bodies, the innermost of which is the first.
  mutating func statementEdit(
    _ offset: Int, _ bodies: [SourceBody], _ index: Int, _ name: String, _ source: SourceText
  ) -> Edit? {
    let innermost = bodies[0].inside
    var statement = source.statement(at: offset).clamped(to: innermost)
    // `{ item in Text(…) }` begins behind `in`.
    if let word = source.places["in"]?.last(where: {
      statement.contains($0) && $0 < offset && source.parameters(at: bodies[0].open) > 0
        && source.words(bodies[0].open + 1..<$0 + 2).split(separator: " ").count < 8
    }) {
      statement = source.skipSpace(word + 2, over: true)..<statement.upperBound
    }
    guard statement.contains(offset), !statement.isEmpty else { return nil }
    let first = source.name(at: statement.lowerBound) ?? ""
    if bodies[index].buildsViews { return viewEdit(offset, statement, first, name, source) }
    guard bodies[..<index].allSatisfy(\.isBlock) else { return nil }
    // A function without its last word has to be left out as a whole.
    if first == "let" || first == "var" { return lose(statement, first, source) }
    if first == "guard" {
      lostNames.formUnion(source.bound(by: statement.upperBound - 1))
      return Edit(range: statement, text: "")
    }
    if first == "return" {
      return result(of: bodies[index], name).map { Edit(range: statement, text: $0) }
    }
    let keywords: Set<String> = [
      "case", "else", "throw", "default", "defer", "super", "self", "catch",
    ]
    // The only statement of a body is its value.
    guard !keywords.contains(first),
      index > 0 || source.words(statement) != source.words(innermost)
    else { return nil }
    return Edit(range: statement, text: "")
  }

  private mutating func viewEdit(
    _ offset: Int, _ statement: Range<Int>, _ first: String, _ name: String, _ source: SourceText
  ) -> Edit? {
    if first == "let" || first == "var" { return lose(statement, first, source) }
    // What follows a name in a condition is its block, and no modifier's closure.
    if !["if", "switch", "for", "while"].contains(first),
      let link = link(offset, statement, source)
    {
      return Edit(range: link, text: ".modifier(InventedGap(\(name.quoted)))")
    }
    guard !["return", "case", "default", "guard", "for", "else", "#if"].contains(first) else {
      return nil
    }
    return Edit(range: statement, text: "InventedView(\(name.quoted))")
  }

  private mutating func lose(_ statement: Range<Int>, _ first: String, _ source: SourceText)
    -> Edit?
  {
    let at = source.skipSpace(statement.lowerBound + first.utf8.count)
    guard let name = source.name(at: at) else { return nil }
    lostNames.insert(name)
    return Edit(range: statement, text: "")
  }

  /// The modifier of a statement that a place is in or names, with its arguments and closures.
  private func link(_ offset: Int, _ statement: Range<Int>, _ source: SourceText) -> Range<Int>? {
    var at = statement.lowerBound
    while at < statement.upperBound {
      if source.code[at].isOpening, let partner = source.partner(of: at) {
        at = partner + 1
      } else if source.code[at] == UInt8(ascii: "."), at > statement.lowerBound,
        let name = source.name(at: at + 1), name.first?.isLowercase == true
      {
        var end = at + 1 + name.utf8.count
        if let call = source.call(at: end, allowsClosures: true) {
          end = call.end
        } else {
          return nil
        }
        if at..<end ~= offset { return at..<end }
        at = end
      } else {
        at += 1
      }
    }
    return nil
  }
}

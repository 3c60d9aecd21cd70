/// Reads lists of selectors.
struct SVGSelectorReader {
  private var reader: CSSReader
  private let depth: Int

  /// The longest list in bytes, the most compounds of a selector, and the deepest nesting of `:not()` and its kin.
  private static let longest = 4096
  private static let mostCompounds = 16
  private static let deepest = 3

  /// The selectors of a list; nil where one is not read, which makes CSS leave out the whole rule.
  static func selectors(_ text: Substring, depth: Int = 0) -> [SVGSelector]? {
    guard text.utf8.count <= longest, depth <= deepest else { return nil }
    var list = SVGSelectorReader(reader: CSSReader(text), depth: depth)
    return list.all()
  }

  private init(reader: CSSReader, depth: Int) {
    self.reader = reader
    self.depth = depth
  }

  private mutating func all() -> [SVGSelector]? {
    var selectors: [SVGSelector] = []
    repeat {
      guard let selector = one() else { return nil }
      selectors.append(selector)
    } while reader.take(",")
    return reader.isAtEnd ? selectors : nil
  }

  private mutating func one() -> SVGSelector? {
    var selector = SVGSelector()
    reader.skipSpace()
    while var compound = compound() {
      if let combinator = pending { compound.combinator = combinator }
      selector.compounds.append(compound)
      guard selector.compounds.count <= Self.mostCompounds else { return nil }
      pending = combinator()
      if pending == nil { return selector }
    }
    return nil
  }

  private var pending: SVGSelector.Combinator?

  /// What joins the next compound to the one before; nil at the end of a selector.
  private mutating func combinator() -> SVGSelector.Combinator? {
    let hadSpace = reader.skipSpace()
    let found: SVGSelector.Combinator?
    if reader.take(">") {
      found = .child
    } else if reader.take("+") {
      found = .next
    } else if reader.take("~") {
      found = .later
    } else {
      let goesOn = reader.next.map { $0 != UInt8(ascii: ",") } ?? false
      return hadSpace && goesOn ? .descendant : nil
    }
    reader.skipSpace()
    return found
  }

  private mutating func compound() -> SVGSelector.Compound? {
    var compound = SVGSelector.Compound()
    let hasAny = reader.take("*")
    if hasAny, reader.take("|"), !reader.take("*"), let name = reader.name() {
      compound.conditions.append(.element(name))
    } else if !hasAny, let name = reader.name() {
      compound.conditions.append(.element(name))
    }
    let start = compound.conditions.count
    while let byte = reader.next, "#.[:".utf8.contains(byte) {
      reader.advance()
      guard let condition = condition(byte) else { return nil }
      compound.conditions.append(condition)
    }
    return hasAny || start > 0 || !compound.conditions.isEmpty ? compound : nil
  }

  private mutating func condition(_ mark: UInt8) -> SVGSelector.Condition? {
    switch mark {
    case UInt8(ascii: "#"): reader.hashName().map { .identifier($0) }
    case UInt8(ascii: "."): reader.name().map { .hasClass($0) }
    case UInt8(ascii: "["): attribute()
    default: pseudo()
    }
  }

  private mutating func attribute() -> SVGSelector.Condition? {
    reader.skipSpace()
    guard let name = reader.name() else { return nil }
    reader.skipSpace()
    if reader.take("]") { return .attribute(name, SVGAttributeTest(kind: .present)) }
    let kinds: [(String, SVGAttributeTest.Kind)] = [
      ("=", .equal), ("~=", .word), ("|=", .language), ("^=", .prefix), ("$=", .suffix),
      ("*=", .part),
    ]
    guard let kind = kinds.first(where: { reader.take($0.0) })?.1 else { return nil }
    reader.skipSpace()
    guard let value = reader.string() ?? reader.hashName() else { return nil }
    reader.skipSpace()
    var test = SVGAttributeTest(kind: kind, value: value)
    if let flag = reader.name()?.lowercased() {
      guard flag == "i" || flag == "s" else { return nil }
      test.ignoresCase = flag == "i"
      reader.skipSpace()
    }
    return reader.take("]") ? .attribute(name, test) : nil
  }

  // MARK: Pseudo-classes

  private static let never: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
  ]

  private mutating func pseudo() -> SVGSelector.Condition? {
    guard let name = reader.name()?.lowercased() else { return nil }
    if reader.take("(") {
      let start = reader.at
      reader.skip(until: [")"])
      let content = reader.text(from: start, to: reader.at)
      guard reader.take(")") else { return nil }
      return function(name, content[...].trimmed)
    }
    switch name {
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .nth(step: 0, first: 1, fromEnd: false, ofName: false)
    case "last-child": return .nth(step: 0, first: 1, fromEnd: true, ofName: false)
    case "first-of-type": return .nth(step: 0, first: 1, fromEnd: false, ofName: true)
    case "last-of-type": return .nth(step: 0, first: 1, fromEnd: true, ofName: true)
    case _ where Self.never.contains(name): return .never
    default: return nil
    }
  }

  private func function(_ name: String, _ content: Substring) -> SVGSelector.Condition? {
    switch name {
    case "not", "is", "where":
      guard let list = Self.selectors(content, depth: depth + 1) else { return nil }
      let weight = name == "where" ? 0 : list.map(\.specificity).max() ?? 0
      return .oneOf(list, isNegated: name == "not", weight: weight)
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      return Self.step(content).map { step, first in
        .nth(
          step: step, first: first, fromEnd: name.hasPrefix("nth-last"),
          ofName: name.hasSuffix("of-type"))
      }
    default: return nil
    }
  }

  /// The largest number in `an+b`; no file has as many elements.
  private static let largestStep = 1_000_000

  /// The numbers of `an+b`, `odd` or `even`; nil for anything else.
  private static func step(_ text: Substring) -> (step: Int, first: Int)? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    func integer(_ digits: Substring) -> Int? {
      Int(digits).flatMap { $0.magnitude <= largestStep ? $0 : nil }
    }
    guard let n = text.firstIndex(of: "n") else { return integer(text[...]).map { (0, $0) } }
    let before = text[..<n]
    let after = text[text.index(after: n)...]
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : integer(before)
    guard let step, let first = after.isEmpty ? 0 : integer(after) else { return nil }
    return (step, first)
  }
}

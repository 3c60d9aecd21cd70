/// The meaning of an error of the compiler, as far as a missing declaration can be its cause.
package enum Complaint: Hashable, Sendable {
  case missingType(String)
  case missingValue(String)
  case missingAttribute(String)
  /// A declaration that is looked for in a module.
  case missingInModule(String, module: String)
  case missingMember(String, of: String, isStatic: Bool)
  case missingNestedType(String, of: String)
  /// One type stands where another is asked for.
  case mismatch(given: String, expected: String)
  case notOptional(String)
  case notUnwrapped(String)
  case notSequence(String)
  case nonconforming(String, to: String)
  case wrongArguments
  case notCallable(String)
  case notSettable
  case withoutSubscripts(String)
  case overridesNothing
  case notExhaustive
  case operands(String, String)
  /// Mistakes in the order of signs and words, which nothing that is missing makes.
  case syntax
  case other

  package init(_ error: CompilerError) {
    // A further name of a type says enough.
    let quoted = QuotedMessage(error.message.replacing(#/ \(aka '[^']*'\)/#, with: ""))
    let (pattern, values) = (quoted.pattern, quoted.values)
    func begins(_ words: String, _ count: Int) -> Bool {
      values.count >= count && pattern.hasPrefix(words)
    }
    self =
      Self.missing(begins, values) ?? Self.misfit(begins, pattern, values)
      ?? Self.simple(pattern, values)
  }

  private static func missing(
    _ begins: (String, Int) -> Bool, _ values: [String]
  ) -> Complaint? {
    if begins("cannot find type % in scope", 1) { return .missingType(values[0]) }
    if begins("cannot find % in scope", 1) { return .missingValue(values[0]) }
    if begins("unknown attribute %", 1) { return .missingAttribute(values[0]) }
    if begins("no type named % in module %", 2) || begins("no such decl in module", 2) {
      return .missingInModule(values[0], module: values[1])
    }
    if begins("module % has no member named %", 2) {
      return .missingInModule(values[1], module: values[0])
    }
    if begins("value of type % has no member %", 2)
      || begins("value of optional type % has no member %", 2)
    {
      return .missingMember(values[1], of: values[0], isStatic: false)
    }
    if begins("type % has no member %", 2) {
      return .missingMember(values[1], of: values[0], isStatic: true)
    }
    if begins("% is not a member type of", 2) {
      return .missingNestedType(values[0], of: values[1])
    }
    return nil
  }

  private static func misfit(
    _ begins: (String, Int) -> Bool, _ pattern: String, _ values: [String]
  ) -> Complaint? {
    if begins("cannot convert", 2) || begins("cannot assign value of type %", 2)
      || begins("type of expression", 2)
    {
      return .mismatch(given: values[0], expected: values[1])
    }
    if begins("initializer for conditional binding must have Optional type", 1)
      || begins("cannot use optional chaining on non-optional value of type", 1)
      || begins("cannot force unwrap value of non-optional type", 1)
      || begins("pattern variable binding cannot appear in", 1)
    {
      return .notOptional(values[0])
    }
    if begins("value of optional type % must be unwrapped", 1) { return .notUnwrapped(values[0]) }
    if begins("member % in % produces result of type %, but context expects %", 4) {
      return .mismatch(given: values[2], expected: values[3])
    }
    if begins("value of type % has no subscripts", 1) { return .withoutSubscripts(values[0]) }
    if begins("for-in loop requires %", 1) { return .notSequence(values[0]) }
    if begins("cannot call value of non-function type %", 1) {
      let module = values[0].split(separator: "<")
      if module.count == 2, module[0] == "module" {
        return .missingType(String(module[1].dropLast()))
      }
      return .notCallable(values[0])
    }
    if begins("binary operator % cannot be applied to operands of type % and %", 3) {
      return .operands(values[1], values[2])
    }
    if pattern.contains("requires that % conform to %"), values.count >= 2 {
      return .nonconforming(values[values.count - 2], to: values[values.count - 1])
    }
    if begins("type % does not conform to protocol %", 2) || begins("type % cannot conform to %", 2)
    {
      return .nonconforming(values[0], to: values[1])
    }
    return nil
  }

  private static func simple(_ pattern: String, _ values: [String]) -> Complaint {
    // Labels may be extraneous, too.
    if argumentWords.contains(where: pattern.hasPrefix) { return .wrongArguments }
    if syntaxWords.contains(where: pattern.hasPrefix) { return .syntax }
    if pattern.contains("does not override any") { return .overridesNothing }
    if pattern.hasPrefix("switch must be exhaustive") { return .notExhaustive }
    if pattern.hasPrefix("cannot assign to property") && pattern.contains("get-only") {
      return .notSettable
    }
    return .other
  }

  /// The beginnings of messages of the parser.
  private static let syntaxWords = [
    "expected ", "consecutive ", "extraneous ", "unterminated ", "unexpected ", "invalid character",
    "unbalanced ", "top-level code", "expressions are not allowed at the top level",
    "statements are not allowed at the top level", "keyword % cannot be used as an identifier",
    "% must be on", "multi-line string literal", "source file contains", "file contains merge",
  ]

  private static let argumentWords = [
    "argument passed to call that takes no arguments", "extra argument", "missing argument",
    "incorrect argument label", "extraneous argument label", "extra trailing closure",
    "no exact matches in call", "contextual closure type", "unable to infer",
    "trailing closure passed to parameter", "argument % must precede",
  ]
}

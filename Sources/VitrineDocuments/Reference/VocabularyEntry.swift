/// A name of documents with its arguments and an example.
package struct VocabularyEntry: Sendable {
  package var kind: VocabularyKind
  package var declaration: any Declaration
  /// Nil for a name that lacks one, which a test refuses.
  package var example: VocabularyExample?

  package var name: String { declaration.name }
  package var summary: String { declaration.summary }

  /// An argument, or a member of one.
  package struct Argument: Sendable {
    package var name: String
    /// The number of arguments that it is inside of.
    package var depth: Int
    package var summary: String
    /// Its type, whether it is required or has a default, and whether it may stand alone.
    package var facts: [String]
  }

  /// The arguments, those inside others after these.
  package var arguments: [Argument] {
    Self.arguments(declaration.parameters, alone: declaration.primary, 0)
  }

  /// Whether the name alone is a form of it: a modifier or a shape without required arguments.
  package var isBare: Bool {
    (kind == .modifier || kind == .markModifier || kind == .shape)
      && !declaration.parameters.contains(where: \.isRequired)
  }

  private static func arguments(
    _ parameters: [Parameter], alone: String?, _ depth: Int
  ) -> [Argument] {
    parameters.flatMap { parameter in
      var facts = [parameter.type.words]
      if parameter.isRequired { facts.append("required") }
      if let value = parameter.defaultText { facts.append("default: \(value)") }
      if parameter.name == alone { facts.append("may stand alone") }
      let argument = Argument(
        name: parameter.name, depth: depth, summary: parameter.summary, facts: facts)
      return [argument] + arguments(parameter.type.members, alone: nil, depth + 1)
    }
  }
}

extension ArgumentType {
  /// The type in the words of the reference, with all names of a choice.
  fileprivate var words: String {
    switch self {
    case .choice(let names):
      names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    case .list(let element): "a list, each \(element.words)"
    case .views: "views"
    case .either(let types): types.map(\.words).joined(separator: ", or ")
    default: expectation
    }
  }

  /// The arguments inside a value of the type.
  fileprivate var members: [Parameter] {
    switch self {
    case .object(let parameters): parameters
    case .list(let element): element.members
    case .either(let types): types.flatMap(\.members)
    default: []
    }
  }
}

/// Where a value stands, for messages.
package struct Place: Sendable {
  package var position: SourcePosition
  package var path: DocumentPath
}

/// An argument after its form has been checked against its type.
struct CompiledValue: Sendable {
  indirect enum Content: Sendable {
    /// Checked, without expressions.
    case constant(LocatedValue)
    case template(TextTemplate)
    /// A value of the argument's type, once the expression has been evaluated.
    case expression(Expression, ArgumentType)
    case list([CompiledValue])
    case object(CompiledArguments)
    case style(StyleDeclaration, CompiledArguments)
    case shape(ShapeDeclaration, CompiledArguments)
    case nodes([DocumentNode])
  }

  var content: Content
  var place: Place
}

/// The arguments of one declaration.
struct CompiledArguments: Sendable {
  /// Beside the declaration's parameters; nil where absent.
  var values: [CompiledValue?]
  var parameters: [Parameter]
  var place: Place

  subscript(name: String) -> CompiledValue? {
    for (index, parameter) in parameters.enumerated() where parameter.name == name {
      return values[index]
    }
    return nil
  }
}

/// A view of a document after its form has been checked.
final class DocumentNode: Sendable {
  struct Modifier: Sendable {
    var declaration: ModifierDeclaration
    var arguments: CompiledArguments
  }

  enum Kind: Sendable {
    case view(ViewDeclaration, CompiledArguments)
    case shape(ShapeDeclaration, CompiledArguments)
    case group([DocumentNode])
    case conditional(CompiledValue, then: [DocumentNode], otherwise: [DocumentNode])
    case selection(
      CompiledValue, [(name: String, nodes: [DocumentNode])], otherwise: [DocumentNode])
    case loop(Loop)
    /// A view of the document's own: its arguments, and what it is made of.
    case fragment([(name: String, value: CompiledValue)], [DocumentNode])
  }

  struct Loop: Sendable {
    var data: CompiledValue
    var item: String
    var index: String?
    var content: [DocumentNode]
  }

  let kind: Kind
  let modifiers: [Modifier]
  let place: Place
  /// The name of a view that is written as a text; nil for anything else.
  let bareName: String?

  init(_ kind: Kind, modifiers: [Modifier] = [], place: Place, bareName: String? = nil) {
    self.kind = kind
    self.modifiers = modifiers
    self.place = place
    self.bareName = bareName
  }
}

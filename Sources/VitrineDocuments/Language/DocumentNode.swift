/// A checked view of a document.
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
    /// A use of a view that the document defines: its arguments, and its body.
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
  /// The name of a view that was written as a text; otherwise nil.
  let bareName: String?

  init(_ kind: Kind, modifiers: [Modifier] = [], place: Place, bareName: String? = nil) {
    self.kind = kind
    self.modifiers = modifiers
    self.place = place
    self.bareName = bareName
  }
}

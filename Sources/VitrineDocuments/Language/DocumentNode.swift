/// A checked view of a document.
final class DocumentNode: Sendable {
  struct Modifier: Sendable {
    var declaration: ModifierDeclaration
    var arguments: CompiledArguments
  }

  struct MarkModifier: Sendable {
    var declaration: MarkModifierDeclaration
    var arguments: CompiledArguments
  }

  enum Kind: Sendable {
    /// A mark of a chart; only the content of a chart holds one.
    case mark(MarkDeclaration, CompiledArguments)
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
  /// The modifiers inside a chart, where there are no others.
  let markModifiers: [MarkModifier]
  let place: Place
  /// The name of a view that was written as a text; otherwise nil.
  let bareName: String?

  /// The modifiers beside a view or a mark.
  struct Modifiers: Sendable {
    var views: [Modifier] = []
    var marks: [MarkModifier] = []
  }

  init(
    _ kind: Kind, modifiers: Modifiers = Modifiers(), place: Place, bareName: String? = nil
  ) {
    self.kind = kind
    self.modifiers = modifiers.views
    markModifiers = modifiers.marks
    self.place = place
    self.bareName = bareName
  }
}

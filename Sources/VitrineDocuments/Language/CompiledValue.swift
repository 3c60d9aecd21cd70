/// An argument that has been checked against its type.
struct CompiledValue: Sendable {
  indirect enum Content: Sendable {
    /// A checked value without expressions.
    case constant(LocatedValue)
    case template(TextTemplate)
    /// An expression that gives a value of the argument's type.
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

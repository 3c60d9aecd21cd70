/// A shape that a document can name, both as a view and as an argument.
package struct ShapeDeclaration: Declaration {
  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?
  var build: @Sendable (Arguments) throws(DocumentError) -> BuiltShape

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], primary: String? = nil,
    build: @escaping @Sendable (Arguments) throws(DocumentError) -> BuiltShape
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
    self.build = build
  }
}

/// A view that a document can name.
package struct ViewDeclaration: Declaration {
  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?
  /// Names that the view adds to the scope of its content.
  package var introduces: [String]
  var build: @Sendable (Arguments) throws(DocumentError) -> BuiltView

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], primary: String? = nil,
    introduces: [String] = [],
    build: @escaping @Sendable (Arguments) throws(DocumentError) -> BuiltView
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
    self.introduces = introduces
    self.build = build
  }
}

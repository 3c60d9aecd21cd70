import Vitrine

/// A style (gradient, material …) that a document can name.
package struct StyleDeclaration: Declaration {
  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?
  var build: @Sendable (Arguments) throws(DocumentError) -> AnyShapeStyle

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter], primary: String? = nil,
    build: @escaping @Sendable (Arguments) throws(DocumentError) -> AnyShapeStyle
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
    self.build = build
  }
}

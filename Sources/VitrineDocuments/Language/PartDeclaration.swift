/// A part of a document with arguments of its own, one of which may stand alone in its place, as in views.
package struct PartDeclaration: Declaration {
  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?

  init(_ name: String, _ summary: String, _ parameters: [Parameter], primary: String) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
  }
}

import Vitrine

/// A view, modifier, style or shape that a document can name, with its arguments.
package protocol Declaration: Sendable {
  var name: String { get }
  var summary: String { get }
  var parameters: [Parameter] { get }
  /// The parameter for a value that is written without a name.
  var primary: String? { get }
}

extension Declaration {
  func parameter(_ name: String) -> (index: Int, parameter: Parameter)? {
    for (index, parameter) in parameters.enumerated() where parameter.name == name {
      return (index, parameter)
    }
    return nil
  }
}

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

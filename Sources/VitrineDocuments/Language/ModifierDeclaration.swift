import Vitrine

/// A modifier that a document can name, with its effect on each kind of view.
package struct ModifierDeclaration: Declaration {
  typealias Change<Value> = @Sendable (Value, Arguments) throws(DocumentError) -> Value
  typealias Drawing = @Sendable (BuiltShape, Arguments) throws(DocumentError) -> BuiltView

  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?
  /// Keeps a text a text, so that further text modifiers and `+` still apply.
  var text: Change<Text>?
  /// Keeps an image an image.
  var image: Change<Image>?
  /// Keeps a shape a shape.
  var shape: Change<BuiltShape>?
  /// Turns a shape into a view, as `fill` does.
  var drawing: Drawing?
  var view: Change<AnyView>?

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], primary: String? = nil,
    text: Change<Text>? = nil, image: Change<Image>? = nil, shape: Change<BuiltShape>? = nil,
    drawing: Drawing? = nil, view: Change<AnyView>? = nil
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
    self.text = text
    self.image = image
    self.shape = shape
    self.drawing = drawing
    self.view = view
  }

  /// Declares a modifier with a single argument that can be written alone: `{"padding": 8}`.
  init(
    _ name: String, _ summary: String, _ parameter: Parameter,
    view: @escaping Change<AnyView>
  ) {
    self.init(name, summary, [parameter], primary: parameter.name, view: view)
  }

  func apply(
    to built: BuiltView, _ arguments: Arguments
  ) throws(DocumentError) -> BuiltView {
    switch built {
    case .text(let value):
      if let text { return .text(try text(value, arguments)) }
    case .image(let value):
      if let image { return .image(try image(value, arguments)) }
    case .shape(let value):
      if let shape { return .shape(try shape(value, arguments)) }
      if let drawing { return try drawing(value, arguments) }
    case .view: break
    }
    if let view { return .view(try view(built.erased, arguments)) }
    throw arguments.error("'\(name)' does not apply here; it modifies \(subject)")
  }

  private var subject: String {
    var kinds: [String] = []
    if text != nil { kinds.append("a Text") }
    if image != nil { kinds.append("an Image") }
    if shape != nil || drawing != nil { kinds.append("a shape that is not filled or stroked yet") }
    return kinds.joined(separator: " or ")
  }
}

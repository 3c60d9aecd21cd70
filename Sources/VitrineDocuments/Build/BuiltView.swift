import Vitrine

/// A view on its way through its modifiers: as special as the next one may need it.
enum BuiltView {
  case text(Text)
  case image(Image)
  case shape(BuiltShape)
  case view(AnyView)

  var erased: AnyView {
    switch self {
    case .text(let text): AnyView(text)
    case .image(let image): AnyView(image)
    case .shape(let shape): shape.view
    case .view(let view): view
    }
  }
}

/// A shape whose type is forgotten but whose insets still work.
struct BuiltShape {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  var erased: AnyShape { BuiltShape.erase(shape) }
  var view: AnyView { BuiltShape.view(of: shape) }

  private static func erase<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
  private static func view<S: Shape>(of shape: S) -> AnyView { AnyView(shape) }
}

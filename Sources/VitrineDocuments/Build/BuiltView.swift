import Vitrine

/// A view during the application of its modifiers, with the most specific type that the next one may need.
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

/// A type-erased shape that can still be inset.
struct BuiltShape {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  var erased: AnyShape { BuiltShape.erase(shape) }
  var view: AnyView { BuiltShape.view(of: shape) }

  private static func erase<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
  private static func view<S: Shape>(of shape: S) -> AnyView { AnyView(shape) }
}

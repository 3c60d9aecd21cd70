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

import Vitrine

/// A type-erased shape that can still be inset.
struct BuiltShape {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  var erased: AnyShape { BuiltShape.erase(shape) }
  var view: AnyView { BuiltShape.view(of: shape) }

  private static func erase<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
  private static func view<S: Shape>(of shape: S) -> AnyView { AnyView(shape) }
}

public import Foundation

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape, which keeps its geometry and its behaviour in right-to-left layouts.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the wrapped shape's outline in the rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size that the wrapped shape's view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    shape._geometry(environment)
  }
}

extension Shape {
  /// The name of a shape's view: that of the shape that an author wrote, however it is wrapped.
  nonisolated var viewName: String {
    guard Self.self == AnyShape.self, let wrapped = self as? AnyShape else {
      return typeName(Self.self)
    }
    return wrapped.wrappedName
  }
}

extension AnyShape {
  fileprivate nonisolated var wrappedName: String { shape.viewName }
}

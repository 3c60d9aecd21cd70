public import Foundation

/// A shape of this package, whose geometry the layout stage implements.
public nonisolated protocol _KnownShape: Shape {}

extension _KnownShape {
  /// Returns the outline in the rectangle, as in left-to-right layout and without a container.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_geometry(EnvironmentValues()).shape.path(in: rect.rect))
  }
}

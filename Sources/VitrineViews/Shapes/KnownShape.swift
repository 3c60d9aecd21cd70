public import Foundation

/// A shape of this package, whose geometry the layout stage implements.
public nonisolated protocol _KnownShape: Shape {}

extension _KnownShape {
  /// Returns the outline in the rectangle, as in left-to-right layout and without a container.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_geometry(EnvironmentValues()).shape.path(in: rect.rect))
  }

  /// Returns the size that the shape's view takes: a circle's is a square, as is that of a trimmed or stroked
  /// one; others take the proposal, 10 points where it is nil.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(_geometry(EnvironmentValues()).shape.size(for: proposal.proposal))
  }
}

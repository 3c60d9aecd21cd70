public import Foundation
import VitrineLayout

extension View {
  /// Adds space on some edges; nil adds 16 points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _NodeModifier> {
    padding(EdgeInsets(edges, length ?? EdgeInsets.standardPadding))
  }

  /// Adds the same space, in points, on all four edges.
  public nonisolated func padding(_ length: CGFloat) -> ModifiedContent<Self, _NodeModifier> {
    padding(EdgeInsets(.all, length))
  }

  /// Adds space of its own length, in points, on each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _NodeModifier> {
    node("padding", .padding(insets.insets))
  }
}

extension EdgeInsets {
  /// The default padding: 16 points (measured on Apple's renderer).
  package nonisolated static var standardPadding: CGFloat { 16 }
}

public import Foundation
import VitrineLayout

/// A group of glasses: those that stand close together flow into one shape.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// The distance in points up to which glasses flow together where none is named: less than a default
  /// stack's spacing of 8 (estimated).
  private static var standardSpacing: CGFloat { 6 }

  /// Creates a group.
  ///
  /// - Parameter spacing: the distance in points up to which glasses flow into each other.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The content as one view.
  public nonisolated var body: some View {
    ZStack { content }
      .node(
        "GlassEffectContainer", .effect(.glassGroup(spacing: spacing ?? Self.standardSpacing)))
  }
}

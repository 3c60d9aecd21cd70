import Foundation

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    gap("projectionEffect")
  }

  /// A translucent fill stands for the glass.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background(Material.ultraThin, in: shape).gap("glassEffect")
  }

  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  public nonisolated func visualEffect<V: View>(
    _ effect: @escaping (Self, GeometryProxy) -> V
  ) -> some View {
    gap("visualEffect")
  }

  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases).first
    return Group { if let first { content(self, first) } }.gap("phaseAnimator")
  }
}

/// The material of glass.
public nonisolated struct Glass: Hashable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A perspective map; not drawn.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}

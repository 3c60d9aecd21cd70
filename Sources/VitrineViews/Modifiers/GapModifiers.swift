import Foundation

extension View {
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    gap(.projectionEffect)
  }

  public nonisolated func visualEffect<V: View>(
    _ effect: @escaping (Self, GeometryProxy) -> V
  ) -> some View {
    gap(.visualEffect)
  }

  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases).first
    return Group { if let first { content(self, first) } }.gap(.phaseAnimator)
  }

  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A projective transform; not drawn.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}

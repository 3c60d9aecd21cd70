import Foundation

extension View {
  /// Shows the content for the first phase, or nothing without phases, and leaves a diagnostic; `animation`
  /// is never called.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases).first
    return Group { if let first { content(self, first) } }.gap(.phaseAnimator)
  }

  /// Shows the content for the first phase, or nothing without phases, and leaves a diagnostic; `trigger` and
  /// `animation` are ignored.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

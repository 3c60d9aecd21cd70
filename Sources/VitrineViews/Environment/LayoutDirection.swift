/// The side of the leading edge: at the left for `leftToRight`, at the right for `rightToLeft`.
public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The fill of a style in an environment.
public nonisolated struct _Fill: Hashable, Sendable {
  package var fill: LayoutFill

  package init(_ fill: LayoutFill) { self.fill = fill }
}

/// The choice to show or hide something: charts hide axes and legends by it, the modifiers here ignore it.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

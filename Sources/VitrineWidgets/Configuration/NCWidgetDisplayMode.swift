/// The display mode of a Today widget, from iOS 10 on.
public enum NCWidgetDisplayMode: Int, Hashable, CaseIterable, Sendable {
  /// The height is fixed by the system.
  case compact
  /// The widget chooses a height up to a maximum; shown after Show More.
  case expanded
}

extension NCWidgetDisplayMode {
  package var caseName: String {
    switch self {
    case .compact: "compact"
    case .expanded: "expanded"
    }
  }
}

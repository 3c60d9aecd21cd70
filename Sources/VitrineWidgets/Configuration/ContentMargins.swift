package import VitrineLayout
import VitrineViews

/// The margins between a widget's content and its container; accessory widgets have the system's in any case.
public enum ContentMargins: String, Hashable, CaseIterable, Sendable {
  /// The system's margins: none before iOS 17, 16 points since.
  case system
  /// The content reaches the container's edges, as with `contentMarginsDisabled()`.
  case none
  /// The margins of the guidelines for ordinary content under every system: 16 points.
  case standard
  /// The margins of the guidelines for graphics, buttons and grouped backgrounds: 8 points before iOS 17, 11 since.
  case tight

  package func insets(_ configuration: RenderConfiguration) -> Insets {
    guard let family = configuration.family, self != .none else { return Insets() }
    let os = configuration.design
    let system = configuration.device.widgetContentMargins(family, os: os)
    if family.isAccessory { return system }
    switch self {
    case .system, .none: return system
    case .standard: return Insets(all: WidgetMargins.standard)
    case .tight: return Insets(all: WidgetMargins.tight(os: os))
    }
  }
}

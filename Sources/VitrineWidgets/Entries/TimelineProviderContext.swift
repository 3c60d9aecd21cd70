public import Foundation
public import VitrineViews

/// The properties of the widget that a provider creates entries for.
public struct TimelineProviderContext: Sendable {
  /// The family to create entries for; small where the picture has none.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery.
  public let isPreview: Bool
  /// The size of the canvas in points, margins included.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

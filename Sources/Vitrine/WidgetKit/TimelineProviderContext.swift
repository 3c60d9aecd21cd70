public import Foundation

/// What a provider is told about the widget it makes entries for.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// True when the entry is shown in a gallery.
  public let isPreview: Bool
  /// Points of the canvas, margins included.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

public import Foundation
import VitrineLayout
public import VitrineViews

extension View {
  /// Sets the URL that a tap on the widget opens.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    node("widgetURL", .interaction(.widgetURL(url?.absoluteString)))
  }

  /// Adds the view to the accent group of an accented widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    node("widgetAccentable", .accentable(accentable ? .accent : .primary))
  }

  /// Sets the family of a widget's preview, which is drawn as content of a widget of that family.
  public nonisolated func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family).containerValue(\.preview.family, context.family)
  }
}

extension Image {
  /// Sets the rendering of the image in an accented widget; nil uses its alpha, as for other content.
  public nonisolated func widgetAccentedRenderingMode(
    _ mode: WidgetAccentedRenderingMode?
  ) -> some View {
    accentedRendering(mode)
  }
}

extension View {
  package nonisolated func accentedRendering(_ mode: WidgetAccentedRenderingMode?) -> some View {
    modifier(_AccentedRenderingModifier(treatment: mode?.treatment))
  }
}

/// A modifier that sets the rendering of an image in an accented widget.
public nonisolated struct _AccentedRenderingModifier: _PrimitiveModifier {
  let treatment: AccentTreatment?

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    guard let treatment = modifier.treatment else { return }
    out.wrap(from: first, .accentable(treatment), "widgetAccentedRenderingMode")
  }
}

/// A preview's widget family.
public struct WidgetPreviewContext: Hashable, Sendable {
  /// The size that `widgetFamily` has in the environment of the preview's views.
  public let family: WidgetFamily

  /// Creates a context for a size; the size of the picture stays that of its configuration.
  public init(family: WidgetFamily) { self.family = family }
}

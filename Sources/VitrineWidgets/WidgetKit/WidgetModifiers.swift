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

  /// Adds a label that watch faces show beside the widget; it has no effect elsewhere.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(_WatchFaceModifier()) }

  /// Adds a label with a title to look up. Leaves a diagnostic in a watch face's corner, where the label is
  /// not drawn; it has no effect elsewhere.
  public nonisolated func widgetLabel(_ key: LocalizedStringKey) -> some View {
    modifier(_WatchFaceModifier())
  }

  /// Adds a label with a title as it is. Leaves a diagnostic in a watch face's corner, where the label is
  /// not drawn; it has no effect elsewhere.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_WatchFaceModifier())
  }

  /// Curves content along a watch face's corner; it has no effect elsewhere.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modifier(_WatchFaceModifier(isAsked: curvesContent))
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

/// A modifier of a watch face's corner, which is not drawn there; it has no effect elsewhere.
public nonisolated struct _WatchFaceModifier: _PrimitiveModifier {
  var isAsked = true

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if modifier.isAsked, environment.widgetFamily == .accessoryCorner {
      out.noteGap(.widgetLabel)
    }
    C._makeList(content, environment, &out)
  }
}

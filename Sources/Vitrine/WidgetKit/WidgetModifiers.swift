public import Foundation
import VitrineLayout

extension View {
  /// Where a tap on the widget leads.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    node("widgetURL", .interaction(.widgetURL(url?.absoluteString)))
  }

  /// Puts the view in the accent group of an accented widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    node("widgetAccentable", .accentable(accentable ? .accent : .primary))
  }

  /// A label that watch faces show beside the widget; nothing elsewhere.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(_WatchFaceModifier()) }

  public nonisolated func widgetLabel(_ key: LocalizedStringKey) -> some View {
    modifier(_WatchFaceModifier())
  }

  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_WatchFaceModifier())
  }

  /// Bends content along a watch face's corner; nothing elsewhere.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modifier(_WatchFaceModifier(isAsked: curvesContent))
  }

  /// The widget's context in previews: the family it is shown in.
  public nonisolated func previewContext(_ context: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, context.family)
  }
}

extension Image {
  /// How the image takes part in an accented widget; nil: by its alpha, as its surroundings.
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

/// Names what an accented widget makes of an image.
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
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

/// What a corner of a watch face adds, which is not drawn; other places add nothing.
public nonisolated struct _WatchFaceModifier: _PrimitiveModifier {
  var isAsked = true

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if modifier.isAsked, environment.widgetFamily == .accessoryCorner {
      out.noteGap("widgetLabel")
    }
    C._makeList(content, environment, &out)
  }
}

/// A preview of the program: a widget whose entries are the preview's.
package struct RegisteredPreview: Sendable {
  /// The title; without one the type, with the line of `#Preview`. No two previews of a program have the same.
  package var name: String
  /// The file and line of a `#Preview`, or the type of a `PreviewProvider`.
  package var place: String
  /// The module that declares the preview; empty for a part of one.
  package var module = ""
  /// The file of a `#Preview`, such as `Steps.swift`, or the type of a `PreviewProvider`.
  package var source = ""
  /// The name among the previews of its source: as `name`, but without the line, so that it stays when lines move.
  package var title = ""
  /// The widget that is drawn, whose kind is the name; nil where there is none, as for a widget without content. A view
  /// by itself has no families.
  package var widget: WidgetDescription?
  /// The canvas of a view by itself.
  package var canvas = PreviewCanvas.screen
  /// The orientation of the device, unless the run asks for one.
  package var orientation: ScreenOrientation?

  /// Whether the preview shows a view outside a widget.
  package var isBare: Bool { widget?.isBareView == true }

  /// Whether the preview has entries of its own.
  package var hasTimeline: Bool { widget?.timelineSource != nil }
}

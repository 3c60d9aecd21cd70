import VitrineGraphics
import VitrineLayout

/// The place for a label beside a widget, which a view of the widget fills.
final class WidgetLabelSlot {
  let place: WatchPlace
  /// The nodes of the label; nil until a view sets one; the last one wins.
  var nodes: [Node]?
  /// Whether the content is to be set along a circle.
  var curvesContent = false

  init(_ place: WatchPlace) { self.place = place }

  /// Content asks for a curve that it has beside a label alone.
  var diagnostics: [Diagnostic] {
    guard curvesContent, nodes?.isEmpty != false else { return [] }
    return [
      Diagnostic(
        severity: .warning, code: "curve-without-label",
        message:
          "widgetCurvesContent has an effect beside a widgetLabel alone; the content is straight",
        path: "")
    ]
  }
}

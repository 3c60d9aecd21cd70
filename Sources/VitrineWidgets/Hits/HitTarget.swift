public import VitrineGraphics
public import VitrineLayout

/// An area that responds to taps.
public struct HitTarget: Hashable, Sendable {
  /// The kind of the action that a tap starts.
  public enum Kind: String, Hashable, Sendable {
    case link, button, toggle
    /// The area of a widget that no other target covers; opens the widget's URL.
    case widgetURL
    /// Like `widgetURL` for a widget without a URL; opens the app.
    case app
    /// A control of the system around a widget.
    case system
  }

  /// The index in the map, from 0 at the bottom.
  public var id: Int
  /// The view or area that takes the tap: link, button, toggle, the widget itself, or a control around it.
  public var kind: Kind
  /// The URL to open.
  public var url: String?
  /// The intent to run; also nil for closures.
  public var intent: IntentCall?
  /// The state of a toggle.
  public var isOn: Bool?
  /// The control of the system, for targets of the kind `system`.
  public var control: SystemControl?
  /// The kind of the surrounding widget; nil in bare views and outside widgets.
  public var widget: String?
  /// The name that `id(_:)` or `accessibilityIdentifier(_:)` gave the view.
  public var name: String?
  /// The view's name, and its path from the root.
  public var view: String
  /// The path from the root to the view, in the form that diagnostics use.
  public var path: String
  /// The bounding box of the frame after all clips, in points.
  public var rect: Rect
  /// The corners of the frame after all transforms and before clips: top left, top right, bottom right,
  /// bottom left of the view itself; in points. A view that is turned in space and reaches behind the eye has the
  /// corners of its visible part.
  public var quad: [Point]
  /// The ids of targets that win where they overlap this one.
  public var coveredBy: [Int] = []
  let area: HitArea

  /// Whether a tap on a point is within this target, ignoring targets that cover it there.
  public func contains(_ point: Point) -> Bool { rect.contains(point) && area.contains(point) }
}

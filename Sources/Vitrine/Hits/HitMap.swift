public import VitrineGraphics
public import VitrineLayout

/// An intent with its parameters' values.
public typealias IntentCall = VitrineLayout.IntentCall
public typealias IntentArgument = VitrineLayout.IntentArgument
public typealias IntentValue = VitrineLayout.IntentValue

/// Where a picture can be tapped, and what that does.
///
/// Made from the snapped views, in points of the picture's canvas. Of targets that overlap, the one
/// drawn last wins; a widget's own target lies below all others.
public struct HitMap: Hashable, Sendable {
  /// Points.
  public var size: Size
  /// From the bottom to the top; a target's number is its place here.
  public var targets: [HitTarget]
  /// Links, buttons and toggles that are no targets, and why.
  public var diagnostics: [Diagnostic]

  /// The target that a tap reaches; nil beside all of them.
  ///
  /// - Parameter point: points of the canvas. Left and top edges belong to an area, right and bottom
  ///   edges do not.
  public func target(at point: Point) -> HitTarget? {
    targets.last { $0.contains(point) }
  }
}

/// An area that does something when it is tapped.
public struct HitTarget: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case link, button, toggle
    /// Everywhere in a widget that no other target covers: opens its URL.
    case widgetURL
    /// As `widgetURL`, of a widget that gives no URL: opens the app.
    case app
  }

  /// The place in the map, from 0 at the bottom.
  public var id: Int
  public var kind: Kind
  /// The URL that is opened.
  public var url: String?
  /// The intent that is run; nil for closures too.
  public var intent: IntentCall?
  /// A toggle's state.
  public var isOn: Bool?
  /// The kind of the widget around it; nil in bare views.
  public var widget: String?
  /// What `id(_:)` or `accessibilityIdentifier(_:)` named the view.
  public var name: String?
  /// The view, and the way to it from the root.
  public var view: String
  public var path: String
  /// The smallest rectangle around what is left of the frame after all clips; points.
  public var rect: Rect
  /// The frame's corners under the transforms around it, before clips: top left, top right, bottom
  /// right, bottom left of the view itself; points.
  public var quad: [Point]
  /// Targets that win where they overlap this one.
  public var coveredBy: [Int] = []
  let area: HitArea

  /// Whether a tap on a point counts for this target, if no other covers it there.
  public func contains(_ point: Point) -> Bool { rect.contains(point) && area.contains(point) }
}

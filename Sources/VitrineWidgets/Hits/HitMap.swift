public import VitrineGraphics
public import VitrineLayout
import VitrineViews

/// An intent call with the values of its parameters.
public typealias IntentCall = VitrineLayout.IntentCall
/// The name and value of one parameter in an intent call.
public typealias IntentArgument = VitrineLayout.IntentArgument
/// The value of an intent's parameter, with the types of JSON.
public typealias IntentValue = VitrineLayout.IntentValue
/// A part of the system's own drawing around a widget that takes taps.
public typealias SystemControl = VitrineLayout.SystemControl

/// The tap targets of a picture and their actions.
///
/// They are taken from the snapped views, in points of the picture's canvas. Of overlapping targets the one
/// drawn last wins; a widget's own target is below all others.
public struct HitMap: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// The targets from the bottom to the top; a target's id is its index.
  public var targets: [HitTarget]
  /// The reasons why some links, buttons and toggles are not targets.
  public var diagnostics: [Diagnostic]

  /// The target that a tap reaches; nil outside all of them.
  ///
  /// - Parameter point: a point of the canvas. The left and top edges belong to an area, the right and bottom
  ///   edges do not.
  public func target(at point: Point) -> HitTarget? {
    targets.last { $0.contains(point) }
  }
}

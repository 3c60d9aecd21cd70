public import Foundation

/// The properties of a view's layer that are drawn.
@MainActor @preconcurrency
public final class CALayer {
  /// The radius in points of the corners of background and border, and of the content where it is clipped; at
  /// most half of the shorter side.
  public var cornerRadius: CGFloat = 0
  /// The shape of the corners: arcs of a circle at first.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Whether what lies beyond the rounded bounds is not drawn.
  public var masksToBounds = false
  /// The width in points of a border inside the bounds, over the content; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of the border, black at first; nil draws none.
  public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour behind the content, in place of the view's own `backgroundColor`; nil for that.
  public var backgroundColor: CGColor?

  init() {}
}

/// The shape of a layer's corners.
public nonisolated enum CALayerCornerCurve: Hashable, Sendable {
  /// Arcs of a circle.
  case circular
  /// The system's corners, which bend gradually.
  case continuous
}

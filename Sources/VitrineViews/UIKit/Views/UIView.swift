public import Foundation
import VitrineGraphics

/// UIKit's view, limited to what a picture of a Today widget shows: a rectangle in its superview, placed by
/// frame and autoresizing mask or by constraints.
///
/// Views are values until they are drawn: nothing is laid out when a property changes, except that
/// subviews follow a new size by their masks.
@MainActor @preconcurrency
open class UIView {
  /// The position in the superview and the size, in points. A new size resizes the subviews by their masks.
  ///
  /// The frame of a view that constraints or a stack place is known only when it is drawn: whoever reads it
  /// before gets what was set, and a diagnostic.
  open var frame: CGRect {
    get {
      if !translatesAutoresizingMaskIntoConstraints, superview != nil { noteEarlyRead() }
      return place
    }
    set {
      let old = place.size
      place = newValue
      if place.size != old { resizeSubviews(from: old) }
    }
  }
  /// The edges and sides that follow a new size of the superview; none keeps position and size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether frame and mask place the view; set it to false for a view placed by constraints. The views
  /// that a stack arranges have false.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The distances that `layoutMarginsGuide` keeps from the edges, in points: 8 on each side.
  open var layoutMargins = UIView.usualMargins

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The opacity of the view with its subviews, limited to 0…1.
  open var alpha: CGFloat = 1
  /// Whether the view and its subviews are not drawn. Its constraints still count; a stack closes the gap.
  open var isHidden = false
  /// Whether what lies beyond the bounds is not drawn.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The way in which the content of an image view fills the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of template images and of system buttons in the view; never nil when read: that of the
  /// superview, at the root the accent colour.
  // UIKit's type, so that sources compile unchanged.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set { ownTint = newValue }
  }
  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// Corner radius, border and clipping.
  public let layer = CALayer()

  private var ownTint: UIColor?
  /// The value of `frame`.
  var place: CGRect
  /// The view that shows this one as a subview.
  public internal(set) weak var superview: UIView?
  nonisolated let children = UIViewChildren()
  /// The active constraints whose first item is this view, in the order of their activation.
  var constraintsHeld: [NSLayoutConstraint] = []
  /// The requests to the view that cannot be met, for the diagnostics of the picture.
  var problems: [UIViewProblem] = []
  var hugging = UIViewPriorities(.defaultLow)
  var resistance = UIViewPriorities(.defaultHigh)

  /// Creates a view at a place in its superview, in points.
  public init(frame: CGRect) { place = frame }

  /// Creates a view of no size, to be placed by constraints.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view without subviews: archives of Interface Builder are not read.
  public required init?(coder: NSCoder) { place = .zero }

  deinit { UIViewChildren.release(children) }

  /// The view in its own coordinates, in points. A new size keeps the centre; the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Does nothing: every view is laid out before it is drawn.
  open func setNeedsLayout() {}
  /// Does nothing: a picture is laid out once, when it is drawn.
  open func layoutIfNeeded() {}

  /// Sets how strongly the view keeps from growing beyond its content along an axis, 250 at first: of several
  /// views that could fill the room, the one with the lowest does.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  /// Sets how strongly the view keeps the size of its content along an axis, 750 at first: of several views
  /// without room, the one with the lowest shrinks.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }
}

extension UIView {
  /// UIKit's margins of a view that is not a controller's own.
  package nonisolated static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private func noteEarlyRead() {
    let problem = UIViewProblem(
      code: "uikit-frame-unknown",
      message:
        "the frame of \(typeName(type(of: self))) was read before constraints were resolved, "
        + "which happens when it is drawn; what was set was returned")
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension UIView: Hashable {
  /// Whether both are the same view.
  public nonisolated static func == (a: UIView, b: UIView) -> Bool { a === b }
  /// Hashes the identity of the object, since views are equal only to themselves.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A priority for each axis.
nonisolated struct UIViewPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

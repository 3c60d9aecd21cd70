public import Foundation

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The lengths of the arranged views along the axis, with UIKit's raw values.
  public nonisolated enum Distribution: Int, Hashable, CaseIterable, Sendable {
    /// The views fill the stack; the one with the lowest hugging priority, among equals the last, takes the room.
    case fill = 0
    /// All views are as long as each other.
    case fillEqually = 1
    /// The views fill the stack in proportion to their own lengths.
    case fillProportionally = 2
    /// The views have their own lengths, and equal room stands between them.
    case equalSpacing = 3
  }

  /// The places of the arranged views across the axis, with UIKit's raw values.
  public nonisolated enum Alignment: Int, Hashable, CaseIterable, Sendable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4
    /// The upper edge of a row; the same as `leading`.
    public static var top: Alignment { .leading }
    /// The lower edge of a row; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction of the stack: a row at first.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The lengths along the axis.
  open var distribution = Distribution.fill
  /// The places across the axis.
  open var alignment = Alignment.fill
  /// The distance between views in points; the smallest one with `equalSpacing`.
  open var spacing: CGFloat = 0
  /// Whether the views stand inside `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views in order; hidden ones take no room.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end, and as a subview in front of the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place from 0; places beyond the ends are the ends.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
  }

  /// Ends the arrangement of a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Sets the distance between a view and the next one in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the distance set after a view; `spacing` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// Forgets a view that is no longer arranged.
  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }
}

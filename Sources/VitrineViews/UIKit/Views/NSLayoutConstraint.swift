public import Foundation

/// A relation between two anchors, or between one and a number.
///
/// It is resolved by direct propagation: what it says of a view counts once what it relates to is known. What
/// cannot be decided so, or contradicts, is a diagnostic that names the line that made the constraint.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// The direction of a stack, a priority or an anchor, with UIKit's raw values.
  public nonisolated enum Axis: Int, Hashable, CaseIterable, Sendable { case horizontal, vertical }

  /// The kind of a relation, with UIKit's raw values.
  public nonisolated enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  let first: LayoutAnchorItem
  let second: LayoutAnchorItem?
  /// The relation of the first anchor to `multiplier` times the second plus `constant`.
  public let relation: Relation
  /// The factor of the second anchor; 1 unless given.
  public let multiplier: CGFloat
  /// The number of points added.
  public var constant: CGFloat
  /// The priority of the constraint; below `required` it may fail without a diagnostic.
  public var priority = UILayoutPriority.required
  /// A name, which diagnostics show.
  public var identifier: String?
  let place: SourcePlace

  init(
    _ first: LayoutAnchorItem, _ relation: Relation, _ second: LayoutAnchorItem?,
    multiplier: CGFloat = 1, constant: CGFloat, _ place: SourcePlace
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.place = place
  }

  /// Whether the constraint counts. It does so as long as its first view lives.
  public var isActive: Bool {
    get { first.view?.constraintsHeld.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive, let view = first.view else { return }
      if newValue {
        view.constraintsHeld.append(self)
      } else {
        view.constraintsHeld.removeAll { $0 === self }
      }
    }
  }

  /// Lets all constraints of a list count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets no constraint of a list count any more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

public import Foundation

/// A shape that can be inset in its rectangle.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the shape after an inset.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape in its rectangle inset by `amount` points; negative amounts enlarge it.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where Self: _KnownShape {
  /// Returns the shape inset by `amount` points, with smaller corner radii; negative amounts enlarge it.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

public import Foundation

/// A horizontal edge or middle of a view.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor {
  let item: LayoutAnchorItem

  init(_ item: LayoutAnchorItem) { self.item = item }

  /// Makes a constraint that this anchor lies `constant` points after another one, not active yet.
  public func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .equal, anchor.item, constant: constant, SourcePlace(file, line))
  }

  /// Makes a constraint that this anchor lies at least `constant` points after another one, not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .greaterThanOrEqual, anchor.item, constant: constant, SourcePlace(file, line))
  }

  /// Makes a constraint that this anchor lies at most `constant` points after another one, not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .lessThanOrEqual, anchor.item, constant: constant, SourcePlace(file, line))
  }
}

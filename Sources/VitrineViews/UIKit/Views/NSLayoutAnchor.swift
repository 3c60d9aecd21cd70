public import Foundation

/// An edge, a middle or a length of a view, of a kind that `AnchorType` names: only anchors of one kind relate to
/// each other.
///
/// As in UIKit, its subclasses are the kinds: `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor`, `NSLayoutDimension`.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
  final let item: LayoutAnchorItem

  init(_ item: LayoutAnchorItem) { self.item = item }

  /// Makes a constraint that this anchor lies `c` points after another one, or is as much longer; not active yet.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .equal, anchor.item, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that this anchor lies at least `c` points after another one, or is as much longer; not
  /// active yet.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that this anchor lies at most `c` points after another one, or is as much longer; not
  /// active yet.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, constant: c, SourcePlace(file, line))
  }
}

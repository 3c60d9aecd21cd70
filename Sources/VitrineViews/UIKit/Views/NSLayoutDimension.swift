public import Foundation

/// The width or the height of a view.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that the length is `c` points, not active yet.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .equal, nil, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that the length is `m` times another one plus `c` points, not active yet.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .equal, anchor.item, multiplier: m, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that the length is at least `c` points, not active yet.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .greaterThanOrEqual, nil, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that the length is at least `m` times another one plus `c` points, not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .greaterThanOrEqual, anchor.item, multiplier: m, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that the length is at most `c` points, not active yet.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .lessThanOrEqual, nil, constant: c, SourcePlace(file, line))
  }

  /// Makes a constraint that the length is at most `m` times another one plus `c` points, not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, .lessThanOrEqual, anchor.item, multiplier: m, constant: c, SourcePlace(file, line))
  }
}

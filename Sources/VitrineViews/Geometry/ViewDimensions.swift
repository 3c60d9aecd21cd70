public import Foundation
package import VitrineLayout

/// A view's size and alignment guides, in its own space; points.
public nonisolated struct ViewDimensions {
  let dimensions: Dimensions

  package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  /// The width that layout gave the view, in points.
  public var width: CGFloat { dimensions.size.width }
  /// The height that layout gave the view, in points.
  public var height: CGFloat { dimensions.size.height }

  /// The guide's position in points from the leading edge: the one that the view sets, or the guide's
  /// default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions.horizontal(guide.guide) }
  /// The guide's position in points from the top edge: the one that the view sets, or the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions.vertical(guide.guide) }

  /// The guide's position in points from the leading edge, or nil if neither the view nor its content sets
  /// it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions.explicitHorizontal(guide.guide).map { CGFloat($0) }
  }

  /// The guide's position in points from the top edge, or nil if neither the view nor its content sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions.explicitVertical(guide.guide).map { CGFloat($0) }
  }
}

public import Foundation
package import VitrineLayout

/// An alignment guide with its default position in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's position in a view that does not set it, in points from the leading or top edge.
  nonisolated static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on which the views of a column are aligned.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  package let guide: HorizontalGuide

  package init(guide: HorizontalGuide) { self.guide = guide }
  /// Creates a guide of your own, identified by its type; it stands at the type's default unless a view sets
  /// it.
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id)) }

  /// The leading edge: left, or right in right-to-left layout.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle of the view's width.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edge: right, or left in right-to-left layout.
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A guide on which the views of a row are aligned.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  package let guide: VerticalGuide

  package init(guide: VerticalGuide) { self.guide = guide }
  /// Creates a guide of your own, identified by its type; it stands at the type's default unless a view sets
  /// it.
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id)) }

  /// The upper edge of the view.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle of the view's height.
  public static let center = VerticalAlignment(guide: .center)
  /// The lower edge of the view.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first line of text; the lower edge of a view without a baseline.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the last line of text; the lower edge of a view without a baseline.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

extension CustomGuide {
  fileprivate nonisolated init(_ id: any AlignmentID.Type) {
    self.init(id: ObjectIdentifier(id), name: "\(id)") { id.defaultValue(in: ViewDimensions($0)) }
  }
}

/// A guide on each axis.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The guide that sets positions along x.
  public var horizontal: HorizontalAlignment
  /// The guide that sets positions along y.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide along x and a guide along y.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the upper and leading edges: top left in left-to-right layout.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the upper and trailing edges: top right in left-to-right layout.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the lower and leading edges: bottom left in left-to-right layout.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the lower and trailing edges: bottom right in left-to-right layout.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the width, on the first line's baseline; the lower edge where there is no baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the width, on the last line's baseline; the lower edge where there is no baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, on the first line's baseline; the lower edge where there is no baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, on the last line's baseline; the lower edge where there is no baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, on the first line's baseline; the lower edge where there is no baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, on the last line's baseline; the lower edge where there is no baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  package var layout: Alignment2D { Alignment2D(horizontal.guide, vertical.guide) }
}

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

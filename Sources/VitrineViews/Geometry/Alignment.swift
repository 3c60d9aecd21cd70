public import Foundation
package import VitrineLayout

/// An alignment guide with its default position in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
  nonisolated static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on which the views of a column are aligned.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  package let guide: HorizontalGuide

  package init(guide: HorizontalGuide) { self.guide = guide }
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id)) }

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A guide on which the views of a row are aligned.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  package let guide: VerticalGuide

  package init(guide: VerticalGuide) { self.guide = guide }
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id)) }

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

extension CustomGuide {
  fileprivate nonisolated init(_ id: any AlignmentID.Type) {
    self.init(id: ObjectIdentifier(id), name: "\(id)") { id.defaultValue(in: ViewDimensions($0)) }
  }
}

/// A guide on each axis.
public nonisolated struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  package var layout: Alignment2D { Alignment2D(horizontal.guide, vertical.guide) }
}

/// A view's size and alignment guides, in its own space; points.
public nonisolated struct ViewDimensions {
  let dimensions: Dimensions

  package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  public var width: CGFloat { dimensions.size.width }
  public var height: CGFloat { dimensions.size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions.horizontal(guide.guide) }
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions.vertical(guide.guide) }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions.explicitHorizontal(guide.guide).map { CGFloat($0) }
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions.explicitVertical(guide.guide).map { CGFloat($0) }
  }
}

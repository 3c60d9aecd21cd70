package import VitrineLayout

extension CustomGuide {
  nonisolated init(_ id: any AlignmentID.Type) {
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

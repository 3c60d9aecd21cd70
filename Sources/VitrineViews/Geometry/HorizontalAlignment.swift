package import VitrineLayout

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

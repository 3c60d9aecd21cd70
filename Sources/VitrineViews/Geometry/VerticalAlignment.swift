package import VitrineLayout

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

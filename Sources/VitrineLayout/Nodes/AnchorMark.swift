/// The identity of a view whose frame other views ask for.
///
/// A view that is marked gets its frame when it is placed; readers placed after it look the frame up by the mark.
public final class AnchorMark: Sendable {
  /// Creates a mark that differs from all others.
  public init() {}
}

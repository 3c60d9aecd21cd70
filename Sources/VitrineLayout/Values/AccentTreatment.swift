/// The drawing of a view in an accented widget.
public enum AccentTreatment: UInt8, Hashable, Sendable {
  /// The view's alpha in the colour of the primary group.
  case primary
  /// The view's alpha in the colour of the accent group.
  case accent
  /// The view's luminance as alpha, in the primary colour.
  case desaturated
  /// The view's luminance as alpha, in the accent colour.
  case accentDesaturated
  /// The view's own colours.
  case fullColor
}

/// What an accented widget makes of a view.
public enum AccentTreatment: UInt8, Hashable, Sendable {
  /// Alpha in the colour of the primary group.
  case primary
  /// Alpha in the colour of the accent group.
  case accent
  /// Luminance as alpha, in the primary colour.
  case desaturated
  /// Luminance as alpha, in the accent colour.
  case accentDesaturated
  /// As it is.
  case fullColor
}

/// The arrangement of bars or areas that share a place.
public enum MarkStackingMethod: Hashable, Sendable {
  /// On top of each other, from zero.
  case standard
  /// On top of each other as shares of their sum, which is 1.
  case normalized
  /// On top of each other about the axis, so that the middle of each stack is at zero.
  case center
  /// Each from zero, the later ones in front.
  case unstacked
}

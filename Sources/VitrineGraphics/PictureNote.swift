/// What a picture's file asks for and a drawing of it does not show.
public enum PictureNote: Hashable, Sendable {
  /// Parts of an SVG, as `line:column: text`.
  case undrawn(String)
  /// A colour space that was taken as sRGB, as a noun phrase.
  case colours(String)
}

/// A trait that a picture's file asks for and that is not shown.
public enum PictureNote: Hashable, Sendable {
  /// Parts of an SVG, as `line:column: text`.
  case undrawn(String)
  /// A colour space that was taken as sRGB, as a noun phrase.
  case colours(String)
  /// An animation of so many frames, of which the first is drawn.
  case frames(Int)
  /// Chunks whose check sums are wrong: the first one's name and byte, and how many there are.
  case damagedChunks(name: String, offset: Int, count: Int)
  /// A value of Exif's tag of orientation that the picture's format leaves aside.
  case turn(Int)
}

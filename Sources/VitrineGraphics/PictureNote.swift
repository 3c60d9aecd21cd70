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

  /// Returns the note on a picture of this name as a sentence without a full stop.
  package func sentence(of name: String) -> String {
    switch self {
    case .undrawn(let part): return "\(name):\(part)"
    case .colours(let space):
      return "\(name) has \(space); its colours are not converted and count as sRGB"
    case .frames(let count):
      return "\(name) is an animation of \(count) frames; its first is drawn"
    case .damagedChunks(let chunk, let offset, let count):
      let more = count > 1 ? ", and those of \(count - 1) more," : ""
      return
        "\(name) is damaged: the check sum of the chunk \(chunk) at byte \(offset)\(more) does not match; "
        + "the picture is drawn without \(count > 1 ? "them" : "it")"
    case .turn(let value):
      return
        "\(name) asks by Exif for orientation \(value), and is of a format (miaf) whose readers leave that aside; "
        + "it is drawn as it is stored"
    }
  }
}

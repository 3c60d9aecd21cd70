/// The content of a decoded picture.
public enum PictureContent: Hashable, Sendable {
  case pixels(Pixmap)
  case vector(VectorPicture)

  /// The size in pixels, or of a vector picture in its own points.
  public var size: Size {
    switch self {
    case .pixels(let pixmap): Size(Double(pixmap.width), Double(pixmap.height))
    case .vector(let picture): picture.size
    }
  }
}

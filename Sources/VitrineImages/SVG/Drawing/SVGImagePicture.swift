import VitrineGraphics

/// What an `image` shows.
enum SVGImagePicture {
  case pixels(DisplayImage)
  case drawing(SVGRoot)

  /// In pixels, or points.
  var size: Size {
    switch self {
    case .pixels(let image): Size(Double(image.pixmap.width), Double(image.pixmap.height))
    case .drawing(let root): root.size
    }
  }
}

/// The sides of an `image` that are given; nil is `auto`.
struct SVGImageSize {
  var width: Double?
  var height: Double?

  var isGiven: Bool { width != nil && height != nil }

  /// The size, in which a side that is not given keeps the picture's proportions.
  func resolved(_ natural: Size?) -> Size? {
    if let width, let height { return Size(width, height) }
    guard let natural, natural.width > 0, natural.height > 0 else { return nil }
    if let width { return Size(width, width * natural.height / natural.width) }
    if let height { return Size(height * natural.width / natural.height, height) }
    return natural
  }
}

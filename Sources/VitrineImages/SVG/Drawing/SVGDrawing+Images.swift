import VitrineGraphics

/// Decodes a picture of pixels that may have at most so many; nil for what is none.
typealias SVGPixelDecoder = (_ bytes: [UInt8], _ mostPixels: Int) -> DisplayImage?

extension SVGDrawing {
  /// The frame of an `image`, in user units; nil where its size is that of a picture that is not read.
  mutating func imageFrame(_ node: SVGNode, _ place: SVGPlace) -> Rect? {
    let own = place.style.own.geometry
    let size = SVGImageSize(
      width: own.width?.resolved(of: place.viewport.width),
      height: own.height?.resolved(of: place.viewport.height))
    let natural = size.isGiven ? nil : picture(node)?.size
    guard let whole = size.resolved(natural) else { return nil }
    return Rect(
      x: own.x?.resolved(of: place.viewport.width) ?? 0,
      y: own.y?.resolved(of: place.viewport.height) ?? 0, width: whole.width, height: whole.height)
  }

  mutating func image(_ node: SVGNode, _ place: SVGPlace) throws(MarkupError) -> SVGPart {
    guard let address = node.address, !address.isEmpty, place.style.inherited.isVisible else {
      return SVGPart()
    }
    guard let picture = picture(node) else {
      notes.add(Self.note(address), node.offset)
      return SVGPart()
    }
    guard let frame = imageFrame(node, place), !frame.isEmpty else { return SVGPart() }
    let natural = Rect(origin: .zero, size: picture.size)
    let fit = SVGFit(node.attributes["preserveAspectRatio"])
    let map = fit.map(natural, to: frame.size).then(.translation(frame.x, frame.y))
    var inner = place
    inner.map = map.then(place.map)
    var part: SVGPart
    switch picture {
    case .pixels(let image):
      let interpolation: ImageDraw.Interpolation = place.style.inherited.isSmooth ? .medium : .none
      part = SVGPart(
        steps: [.image(image, inner.map, interpolation)], bounds: inner.map.bounds(of: natural))
    case .drawing(let root): part = try drawing(root, inner, node)
    }
    let shown = place.map.bounds(of: frame)
    if let bounds = part.bounds, !shown.holds(bounds) || !place.map.isAxisAligned, fit.covers {
      part.clip(Path(rect: frame).transformed(by: place.map))
      part.bounds = bounds.intersection(shown)
    }
    return part
  }

  private static func note(_ address: String) -> String {
    address.prefix(5).lowercased() == "data:"
      ? "the picture in <image> is not read"
      : "<image> is not drawn: it refers to another file"
  }

  /// The picture of an `image`.
  private mutating func picture(_ node: SVGNode) -> SVGImagePicture? {
    guard let address = node.address else { return nil }
    if let known = pictures[node.offset] { return known }
    guard budget.pictures > 0, let data = SVGDataAddress(address) else { return nil }
    budget.pictures -= 1
    var found: SVGImagePicture?
    if let image = pixels(data.bytes, budget.pixels) {
      budget.pixels -= image.pixmap.pixels.count
      found = .pixels(image)
    } else if budget.depth < SVGBudget.deepestPicture, let root = try? SVGRoot(data.bytes) {
      found = .drawing(root)
    }
    pictures[node.offset] = found
    return found
  }

  /// Draws another file's drawing, whose notes become those of the element.
  private mutating func drawing(
    _ root: SVGRoot, _ place: SVGPlace, _ node: SVGNode
  ) throws(MarkupError) -> SVGPart {
    budget.depth += 1
    defer { budget.depth -= 1 }
    var inner = SVGDrawing(root.tree, budget, picture: root.size, pixels: pixels)
    let part = try inner.whole(root, map: place.map)
    budget = inner.budget
    for line in inner.notes.lines { notes.add("in the picture of <image>: \(line)", node.offset) }
    return part
  }
}

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

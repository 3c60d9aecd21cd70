import VitrineGraphics

/// A picture of an SVG file with what could not be drawn.
package struct DecodedVector: Sendable {
  package var picture: VectorPicture
  /// What the file asks for and is not drawn, as `line:column: text`.
  package var notes: [String]
}

/// Reads SVG files as pictures of outlines: shapes, paths, groups, `use`, gradients, clips and style sheets.
package enum SVGPicture {
  /// The size of the largest file in bytes; drawings of icons have some thousand.
  package static let mostBytes = 16 << 20
  /// The largest side in points, which is that of other pictures in pixels.
  package static let largestSide = 16_384.0

  /// Reads a file. No other file is ever opened.
  package static func decode(_ bytes: [UInt8]) throws(MarkupError) -> DecodedVector {
    guard bytes.count <= mostBytes else {
      throw MarkupError(
        line: 1, column: 1,
        message: "the file has \(bytes.count) bytes, more than the limit of \(mostBytes)")
    }
    let tree = try SVGTree(bytes)
    let root = tree.nodes[0]
    let box = SVGViewport(root)
    let size = try size(root, box, tree)
    var drawing = SVGDrawing(tree)
    var place = SVGDrawing.Place(
      style: SVGStyle(), map: .identity, viewport: box?.box.size ?? size)
    drawing.enter(root, &place)
    if let box { place.map = box.map(to: size) }
    var part = try drawing.children(root, place)
    let frame = Rect(origin: .zero, size: size)
    if let bounds = part.bounds, !frame.holds(bounds) {
      part.steps = [.pushClip(Path(rect: frame), .nonZero)] + part.steps + [.popClip]
    }
    if let opacity = root.properties["opacity"].flatMap({ SVGNumber.share($0) }), opacity < 1 {
      part.steps = [.pushLayer(bounds: frame, opacity: Float(opacity))] + part.steps + [.popLayer]
    }
    return DecodedVector(
      picture: VectorPicture(size: size, steps: part.steps), notes: drawing.notes.lines)
  }

  /// The root's width and height, or the box's where they are not given or percentages.
  private static func size(
    _ root: SVGNode, _ box: SVGViewport?, _ tree: SVGTree
  ) throws(MarkupError) -> Size {
    func given(_ name: String) throws(MarkupError) -> Double? {
      guard let text = root.attributes[name], !text.hasSuffix("%"), text != "auto" else {
        return nil
      }
      guard let length = SVGNumber.length(text, of: 0), length > 0 else {
        throw tree.error("'\(name)' of <svg> is '\(text)'; a length above 0 was expected", root)
      }
      return length
    }
    let (width, height) = (try given("width"), try given("height"))
    let size: Size
    switch (width, height, box?.box) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box.size
    default: throw tree.error("a 'viewBox', or 'width' and 'height' of <svg> were expected", root)
    }
    guard size.width <= largestSide, size.height <= largestSide else {
      throw tree.error("the picture is more than \(Int(largestSide)) points on a side", root)
    }
    return size
  }
}

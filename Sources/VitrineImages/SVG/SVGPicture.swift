import VitrineGraphics

/// A picture of an SVG file with what could not be drawn.
package struct DecodedVector: Sendable {
  package var picture: VectorPicture
  /// What the file asks for and is not drawn, as `line:column: text`.
  package var notes: [String]
}

/// Reads SVG files as pictures of outlines: all of SVG but text, filters, scripts and animations.
package enum SVGPicture {
  /// The size of the largest file in bytes.
  package static let mostBytes = SVGPacking.mostBytes

  /// Reads a file without pictures of pixels and of other files.
  package static func decode(_ bytes: [UInt8]) throws(MarkupError) -> DecodedVector {
    try decode(bytes, SVGPictureSources())
  }

  /// Reads a file. No other one is opened but by `sources`.
  static func decode(
    _ bytes: [UInt8], _ sources: SVGPictureSources
  ) throws(MarkupError) -> DecodedVector {
    guard bytes.count <= mostBytes else {
      throw MarkupError(
        line: 1, column: 1,
        message: "the file has \(bytes.count) bytes, more than the limit of \(mostBytes)")
    }
    let root = try SVGRoot(bytes)
    var drawing = SVGDrawing(root.tree, SVGBudget(), picture: root.size, sources)
    let part = try drawing.whole(root, map: .identity)
    let picture = VectorPicture(size: root.size, steps: part.steps)
    guard picture.drawnSteps <= VectorPicture.mostDrawnSteps else {
      throw MarkupError(
        line: 1, column: 1,
        message: "the drawing takes more than \(VectorPicture.mostDrawnSteps) steps")
    }
    return DecodedVector(picture: picture, notes: drawing.notes.lines)
  }
}

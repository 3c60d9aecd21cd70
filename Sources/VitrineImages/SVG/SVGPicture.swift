import VitrineGraphics

/// A picture of an SVG file with what could not be drawn.
package struct DecodedVector: Sendable {
  package var picture: VectorPicture
  /// What the file asks for and is not drawn, as `line:column: text`.
  package var notes: [String]
}

/// Reads SVG files as pictures of outlines: all of SVG but text, filters, scripts and animations.
package enum SVGPicture {
  /// The size of the largest file in bytes; drawings of icons have some thousand.
  package static let mostBytes = 16 << 20

  /// Reads a file. No other file is ever opened.
  /// - Parameter pixels: decodes a picture of pixels inside the file, which may have at most so many; nil for what is
  ///   none.
  package static func decode(
    _ bytes: [UInt8],
    pixels: @escaping (_ bytes: [UInt8], _ mostPixels: Int) -> DisplayImage? = { _, _ in nil }
  ) throws(MarkupError) -> DecodedVector {
    guard bytes.count <= mostBytes else {
      throw MarkupError(
        line: 1, column: 1,
        message: "the file has \(bytes.count) bytes, more than the limit of \(mostBytes)")
    }
    let root = try SVGRoot(bytes)
    var drawing = SVGDrawing(root.tree, SVGBudget(), picture: root.size, pixels: pixels)
    let part = try drawing.whole(root, map: .identity)
    return DecodedVector(
      picture: VectorPicture(size: root.size, steps: part.steps), notes: drawing.notes.lines)
  }
}

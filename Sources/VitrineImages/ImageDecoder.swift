public import VitrineGraphics

/// A picture of pixels or outlines with what its file asks for and is not shown.
public struct DecodedImage: Sendable {
  public var content: PictureContent
  public var notes: [PictureNote]
  /// A hash of the pixels, or of an SVG's bytes.
  package var key: UInt64 {
    switch content {
    case .pixels(let pixmap): pixelHash(pixmap).value
    case .vector: fileHash
    }
  }

  private let fileHash: UInt64

  fileprivate init(_ content: PictureContent, _ notes: [PictureNote], fileHash: UInt64 = 0) {
    self.content = content
    self.notes = notes
    self.fileHash = fileHash
  }
}

/// Decodes a picture as `decodePicture` does, and an SVG, packed or not, as outlines. No other file is read.
public func decodeImage(
  _ bytes: [UInt8], limits: PNGLimits = .standard
) throws(PictureError) -> DecodedImage {
  try decodeImage(bytes, limits: limits, neighbours: nil)
}

/// Decodes a picture that may refer to others.
/// - Parameter neighbours: reads them; nil where none is read.
package func decodeImage(
  _ bytes: [UInt8], limits: PNGLimits, neighbours: NeighbourReader?
) throws(PictureError) -> DecodedImage {
  let bytes = SVGPacking.unpacked(bytes)
  guard case .svg = PictureKind(bytes) else {
    let picture = try decodePicture(bytes, limits: limits)
    let colours = picture.foreignColour.map { [PictureNote.colours($0)] } ?? []
    return DecodedImage(.pixels(picture.pixmap), colours + picture.notes)
  }
  do {
    var hash = StableHash()
    hash.add(bytes)
    var sources = SVGPictureSources { pixels(of: $0, most: $1, limits) }
    if let neighbours {
      sources.neighbours = { address, most in
        let found = neighbours(address, most)
        if case .success(let bytes) = found { hash.add(bytes) }
        return found
      }
    }
    let vector = try SVGPicture.decode(bytes, sources)
    return DecodedImage(
      .vector(vector.picture), vector.notes.map { .undrawn($0) }, fileHash: hash.value)
  } catch {
    throw .vector(line: error.line, column: error.column, message: error.message)
  }
}

/// A picture inside another one; nil for none, or for one with more pixels.
private func pixels(of bytes: [UInt8], most: Int, _ limits: PNGLimits) -> SVGPixels? {
  guard PictureKind(bytes) != .svg else { return nil }
  let limits = PNGLimits(
    side: limits.side, pixels: min(limits.pixels, most), bytes: limits.bytes)
  guard let picture = try? decodePicture(bytes, limits: limits) else { return nil }
  let colours = picture.foreignColour.map { [PictureNote.colours($0)] } ?? []
  return SVGPixels(
    image: DisplayImage(key: pixelHash(picture.pixmap).value, pixmap: picture.pixmap),
    notes: colours + picture.notes)
}

/// Reads and decodes the file at `path`; its errors name the file. No other file is read.
public func decodeImage(
  file path: String, limits: PNGLimits = .standard
) throws(PictureError) -> DecodedImage {
  try decodeImage(file: path, limits: limits, neighbours: nil)
}

/// Reads and decodes the file at `path`, which may refer to others; its errors name the file.
/// - Parameter neighbours: reads them; nil where none is read.
package func decodeImage(
  file path: String, limits: PNGLimits, neighbours: NeighbourReader?
) throws(PictureError) -> DecodedImage {
  let bytes: [UInt8]
  do {
    bytes = try readFile(path, limit: limits.bytes)
  } catch {
    throw .png(error)
  }
  do {
    return try decodeImage(bytes, limits: limits, neighbours: neighbours)
  } catch {
    throw .unreadable(path: path, error)
  }
}

import VitrineGraphics

/// An error in registering a font file.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// The file does not exist, is not a regular file, or may not be read.
    case unreadable
    /// The file is empty, or larger than `FontBytes.largestFile`.
    case badLength
    /// The bytes are not a font, or its tables contradict each other.
    case damaged(detail: String)
    /// The file is of another format, a noun phrase with what to do.
    case otherFormat(String)
    /// A document brings more fonts than `FontLibrary.mostSetFiles` or more bytes than `FontLibrary.mostSetBytes`.
    case tooMany
    /// The face has no outlines or bitmaps that can be drawn.
    case noGlyphs
  }

  /// The file's path, or the name given for bytes in memory.
  public var file: String
  /// The index of the face within a collection.
  public var face: Int
  public var reason: Reason

  public init(file: String, face: Int = 0, reason: Reason) {
    self.file = file
    self.face = face
    self.reason = reason
  }

  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    let place = face == 0 ? file : "\(file), face \(face)"
    return switch reason {
    case .unreadable: "\(place): expected a readable font file"
    case .badLength: "\(place): expected a font of 1 byte to \(FontBytes.largestFile >> 20) MB"
    case .damaged(let detail): "\(place): expected a TrueType or OpenType font, but \(detail)"
    case .otherFormat(let kind): "\(place): expected a TrueType or OpenType font; this is \(kind)"
    case .tooMany:
      "\(place): expected at most \(FontLibrary.mostSetFiles) fonts in one document, of at most "
        + "\(FontLibrary.mostSetBytes >> 20) MB together"
    case .noGlyphs: "\(place): the font has no glyphs that can be drawn"
    }
  }
}

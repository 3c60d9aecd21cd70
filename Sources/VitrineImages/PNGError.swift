import VitrineGraphics

/// An error in reading bytes as a picture, or in writing one; the description is one sentence that includes
/// the location.
public enum PNGError: Error, Hashable, Sendable {
  /// The file begins like another format, named by `kind` ("JPEG", "a Git LFS pointer").
  case unsupportedFormat(kind: String)
  /// The file is empty or of an unknown format.
  case notAPicture
  /// The file ends inside the chunk `chunk` that begins at byte `offset`, or before its IEND.
  case truncated(chunk: String, offset: Int)
  /// The stored check sum of the chunk at byte `offset` differs from its contents.
  case checksum(chunk: String, offset: Int)
  /// The chunk at byte `offset` violates the format.
  case malformed(chunk: String, offset: Int, reason: String)
  /// The header's size exceeds the limits.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The file has more bytes than the limit allows.
  case tooManyBytes(count: Int, limit: Int)
  /// The pixel data cannot be decoded; `reason` is the decoder's message.
  case undecodable(reason: String)
  /// The chunk at byte `offset` declares an animation; refused where a single picture is required.
  case animated(frames: Int, offset: Int)
  /// A picture that cannot be encoded, as it has no pixels or is too wide for the format.
  case unencodable(reason: String)
  /// An error of the file system.
  case file(path: String, reason: String)
  /// The file at `path` was read, but its content is invalid.
  indirect case unreadable(path: String, PNGError)
}

extension PNGError: CustomStringConvertible {
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .unsupportedFormat(let kind):
      "this is \(kind), and only PNG pictures can be read"
    case .notAPicture:
      "this is not a PNG picture: the file does not begin with the PNG signature"
    case .truncated(let chunk, let offset):
      "the PNG is cut off inside the chunk \(chunk) at byte \(offset)"
    case .checksum(let chunk, let offset):
      "the PNG is damaged: the check sum of the chunk \(chunk) at byte \(offset) does not match"
    case .malformed(let chunk, let offset, let reason):
      "the PNG is malformed: the chunk \(chunk) at byte \(offset) \(reason)"
    case .tooLarge(let width, let height, let limits):
      "the PNG is \(width)×\(height) pixels, more than \(limits.side) on a side or \(limits.pixels) in all"
    case .tooManyBytes(let count, let limit):
      "the file has \(count) bytes, more than the limit of \(limit)"
    case .undecodable(let reason):
      "the PNG cannot be decoded: \(reason)"
    case .animated(let frames, let offset):
      "the PNG is animated: the chunk acTL at byte \(offset) announces \(frames) frames, and one "
        + "picture is expected"
    case .unencodable(let reason):
      "the picture cannot be encoded: \(reason)"
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .unreadable(let path, let error):
      "\(path): \(error)"
    }
  }
}

import VitrineGraphics

/// Why bytes could not be read as a picture, or a picture could not be written; the description is
/// one sentence that says where.
public enum PNGError: Error, Hashable, Sendable {
  /// The file begins like another format; `kind` names it ("JPEG", "a Git LFS pointer").
  case unsupportedFormat(kind: String)
  /// The file is empty or begins like nothing known here.
  case notAPicture
  /// The file stops inside the chunk `chunk` that begins at byte `offset`, or before its IEND.
  case truncated(chunk: String, offset: Int)
  /// The stored check sum of the chunk at byte `offset` differs from its contents.
  case checksum(chunk: String, offset: Int)
  /// The chunk at byte `offset` breaks the format.
  case malformed(chunk: String, offset: Int, reason: String)
  /// The header states more than the limit allows.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The file holds more bytes than the limit allows.
  case tooManyBytes(count: Int, limit: Int)
  /// The pixel data do not decode; `reason` is the decoder's message.
  case undecodable(reason: String)
  /// The chunk at byte `offset` says that the file holds a film; refused where one picture is asked.
  case animated(frames: Int, offset: Int)
  /// A picture without pixels, or too wide for the format, cannot be encoded.
  case unencodable(reason: String)
  /// The file system refused.
  case file(path: String, reason: String)
  /// The file at `path` was read, but is wrong inside.
  indirect case unreadable(path: String, PNGError)
}

extension PNGError: CustomStringConvertible {
  public var description: String { ForeignText.line(sentence) }

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

import VitrineGraphics

/// An error in reading a picture of any format; the description is one sentence.
public enum PictureError: Error, Hashable, Sendable {
  /// The picture is a PNG, of no known format, or of one that is not read.
  case png(PNGError)
  /// The library that decodes the format is not installed.
  case missingLibrary(format: String, library: String, package: String)
  /// The library cannot decode the file.
  case undecodable(format: String)
  /// The process that decodes the format cannot be started.
  case noProcess(format: String)
  /// The SVG is damaged, or is more than the limits; lines and columns of bytes count from 1.
  case vector(line: Int, column: Int, message: String)
  /// The picture's size exceeds the limits.
  case tooLarge(format: String, width: Int, height: Int, limits: PNGLimits)
  /// The file at `path` was read, but its content is invalid.
  indirect case unreadable(path: String, PictureError)
}

extension PictureError: CustomStringConvertible {
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .png(.unsupportedFormat(let kind)):
      "this is \(kind); PNG, JPEG, WebP, HEIC and GIF pictures can be read"
    case .png(.notAPicture):
      "this is not a picture: its first bytes are those of no known format"
    case .png(let error): "\(error)"
    case .missingLibrary(let format, let library, let package):
      "this is a \(format), and \(library), which reads it, is not installed (Debian: \(package))"
    case .vector(let line, let column, let message): "the SVG's \(line):\(column): \(message)"
    case .noProcess(let format):
      "this is a \(format), and the process of its own that decodes it cannot be started"
    case .undecodable(let format): "the \(format) is damaged and cannot be decoded"
    case .tooLarge(let format, let width, let height, let limits):
      "the \(format) is \(width)×\(height) pixels, more than \(limits.side) on a side or "
        + "\(limits.pixels) in all"
    case .unreadable(let path, let error): "\(path): \(error)"
    }
  }
}

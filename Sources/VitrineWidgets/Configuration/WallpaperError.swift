import VitrineGraphics

/// The reason why a file cannot be a wallpaper; one sentence that names the file.
public enum WallpaperError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String, nearest: String?)
  /// A side is outside `Wallpaper.sides`.
  case size(path: String, width: Int, height: Int)

  /// The sentence for the user on one line, with control characters written out as code points.
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .unreadable(let path, _, let nearest):
      "--wallpaper \(path): \(reason)" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .size(let path, _, _): "--wallpaper \(path): \(reason)"
    }
  }

  /// The reason without the file and the flag.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason, _): reason
    case .size(_, let width, let height):
      "the picture is \(width)×\(height) pixels; each side must be between "
        + "\(Wallpaper.sides.lowerBound) and \(Wallpaper.sides.upperBound)"
    }
  }
}

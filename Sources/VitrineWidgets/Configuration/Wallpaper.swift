import VitrineGraphics
import VitrineImages
import VitrineLayout
package import VitrineViews

/// The background of a scene: a bundled wallpaper, or a picture of the user's.
public struct Wallpaper: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case procedural(ProceduralWallpaper)
    case picture(BitmapResource)
  }

  package var source: Source

  package init(_ wallpaper: ProceduralWallpaper) { source = .procedural(wallpaper) }
}

extension Wallpaper {
  /// The names of the bundled wallpapers.
  public static var names: [String] { ProceduralWallpaper.allCases.map(\.rawValue) }

  /// Creates a bundled wallpaper by name.
  public init?(name: String) {
    guard let known = ProceduralWallpaper(rawValue: name.lowercased()) else { return nil }
    source = .procedural(known)
  }

  /// The allowed sides of a picture in pixels: from an icon's to twice the largest screen's.
  public static let sides = 16...8192

  /// Returns the wallpaper with this name, else the picture file at this path.
  public static func named(
    _ name: String, orIn path: String
  ) throws(WallpaperError) -> Wallpaper {
    if let known = Wallpaper(name: name) { return known }
    return try read(path)
  }

  /// Reads a picture file.
  static func read(_ path: String) throws(WallpaperError) -> Wallpaper {
    let pixmap: Pixmap
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: PNGLimits.standard.bytes)
    } catch {
      throw failure(.png(error), path)
    }
    do {
      pixmap = try decodePicture(bytes).pixmap
    } catch {
      throw failure(error, path)
    }
    guard sides.contains(pixmap.width), sides.contains(pixmap.height) else {
      throw .size(path: path, width: pixmap.width, height: pixmap.height)
    }
    var hash = StableHash()
    hash.add(bytes)
    var wallpaper = Wallpaper(.dunes)
    wallpaper.source = .picture(
      BitmapResource(key: hash.value, name: "wallpaper", pixmap: pixmap, scale: 1))
    return wallpaper
  }

  private static func failure(_ error: PictureError, _ path: String) -> WallpaperError {
    switch error {
    case .png(.tooLarge(let width, let height, _)), .tooLarge(_, let width, let height, _):
      .size(path: path, width: width, height: height)
    case .png(.file(_, let reason)):
      .unreadable(path: path, reason: reason, nearest: NearestName.find(path, among: names))
    default: .unreadable(path: path, reason: "\(error)", nearest: nil)
    }
  }
}

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

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

  /// The name of a bundled wallpaper; nil for a picture.
  package var name: String? {
    if case .procedural(let wallpaper) = source { wallpaper.rawValue } else { nil }
  }

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
  package static func read(_ path: String) throws(WallpaperError) -> Wallpaper {
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

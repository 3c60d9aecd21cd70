import VitrineGraphics
import VitrineImages
import VitrineLayout

/// An app's icon: a square picture without rounded corners, which screens draw.
public nonisolated struct AppIcon: Hashable, Sendable {
  package let bitmap: BitmapResource

  /// The allowed sides in pixels: from the smallest icon of a list to four times that of a store.
  public static let sides = 16...4096

  /// Creates an icon of a decoded picture.
  package init(_ bitmap: BitmapResource) throws(AppIconError) {
    guard let pixmap = bitmap.pixmap else {
      throw .unreadable("an icon is a picture of pixels, and this is an SVG")
    }
    let (width, height) = (pixmap.width, pixmap.height)
    guard width == height else { throw .notSquare(width: width, height: height) }
    guard Self.sides.contains(width) else { throw .size(width) }
    self.bitmap = bitmap
  }

  /// Reads a PNG file.
  public init(file path: String) throws(AppIconError) {
    let side = Self.sides.upperBound
    let limits = PNGLimits(side: side, pixels: side * side, bytes: PNGLimits.standard.bytes)
    let pixmap: Pixmap
    do {
      pixmap = try decodePNG(readFile(path, limit: limits.bytes), limits: limits)
    } catch {
      throw Self.failure(error)
    }
    try self.init(
      BitmapResource(key: pixelHash(pixmap).value, name: "app-icon", pixmap: pixmap, scale: 1))
  }

  private static func failure(_ error: PNGError) -> AppIconError {
    switch error {
    case .tooLarge(let width, let height, _):
      width == height ? .size(width) : .notSquare(width: width, height: height)
    case .file(_, let reason): .unreadable(reason)
    default: .unreadable("\(error)")
    }
  }
}

extension AppIcon: CustomStringConvertible {
  /// The SHA-256 of the pixels, by which descriptions of settings differ for different icons.
  public var description: String {
    "AppIcon(\(bitmap.pixmap.map { SHA256.hash($0) }?.description ?? ""))"
  }

  /// A shorter name of the pixels, which goldens have among their settings.
  package var settingName: String { "AppIcon(\(String(bitmap.key, radix: 16)))" }
}

/// The reason why a picture cannot be an app's icon; a sentence after the file's name.
public enum AppIconError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read, or is no PNG file.
  case unreadable(String)
  case notSquare(width: Int, height: Int)
  /// A side is outside `AppIcon.sides`.
  case size(Int)

  /// The reason, such as `is 40×20 pixels; an icon is square`.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be shown: \(reason)"
    case .notSquare(let width, let height): "is \(width)×\(height) pixels; an icon is square"
    case .size(let side):
      "is \(side)×\(side) pixels; the side of an icon must be between \(AppIcon.sides.lowerBound) and "
        + "\(AppIcon.sides.upperBound)"
    }
  }
}

public import VitrineGraphics

/// A decoded picture, or one drawn by code, shared by all views that show it.
public final class ImageResource: Hashable, Sendable {
  /// The hash of the content.
  public let key: UInt64
  public let name: String
  public let pixmap: Pixmap
  /// Pixels per point.
  public let scale: Double

  public init(key: UInt64, name: String, pixmap: Pixmap, scale: Double) {
    self.key = key
    self.name = name
    self.pixmap = pixmap
    self.scale = scale
  }

  public static func == (a: ImageResource, b: ImageResource) -> Bool {
    a.key == b.key && a.scale == b.scale
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

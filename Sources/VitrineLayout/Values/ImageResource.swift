public import VitrineGraphics

/// A decoded picture, or one drawn by code, shared by all views that show it.
public final class ImageResource: Hashable, Sendable {
  /// A hash of the content, which only saves comparisons.
  public let key: UInt64
  public let name: String
  public let content: PictureContent
  /// Pixels, or units of a vector picture, per point.
  public let scale: Double
  /// The notes on what the file asks for and is not shown.
  public let notes: [PictureNote]

  public init(
    key: UInt64, name: String, content: PictureContent, scale: Double, notes: [PictureNote] = []
  ) {
    self.key = key
    self.name = name
    self.content = content
    self.scale = scale
    self.notes = notes
  }

  public convenience init(key: UInt64, name: String, pixmap: Pixmap, scale: Double) {
    self.init(key: key, name: name, content: .pixels(pixmap), scale: scale)
  }

  /// The pixels; nil for a vector picture.
  public var pixmap: Pixmap? { if case .pixels(let pixmap) = content { pixmap } else { nil } }

  /// The size in points.
  public var size: Size {
    let k = scale > 0 ? scale : 1
    return Size(content.size.width / k, content.size.height / k)
  }

  public static func == (a: ImageResource, b: ImageResource) -> Bool {
    a === b || a.key == b.key && a.scale == b.scale && a.content == b.content
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

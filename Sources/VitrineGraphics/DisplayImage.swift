/// A picture in a display list, with a hash of its content as key.
public struct DisplayImage: Hashable, Sendable {
  public var key: UInt64
  public var pixmap: Pixmap

  public init(key: UInt64, pixmap: Pixmap) {
    self.key = key
    self.pixmap = pixmap
  }

  public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a.key == b.key && a.pixmap.width == b.pixmap.width && a.pixmap.height == b.pixmap.height
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A picture in a display list, with a hash of its content as key, which only saves comparisons: equal pictures have
/// equal pixels.
public struct DisplayImage: Hashable, Sendable {
  public var key: UInt64
  public var pixmap: Pixmap

  public init(key: UInt64, pixmap: Pixmap) {
    self.key = key
    self.pixmap = pixmap
  }

  /// Whether key and pixels are the same; those that share their memory are not compared.
  public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a.key == b.key && a.pixmap == b.pixmap
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// An image in memory: premultiplied RGBA, 8 bits each, gamma-encoded sRGB, rows from the top
/// without padding; red in the lowest byte of each pixel.
///
/// Invariants: `pixels.count == width * height`; no component exceeds its alpha.
public struct Pixmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  /// Creates a transparent picture. Both sizes must be at least 0.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0)
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

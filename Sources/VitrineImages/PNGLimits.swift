/// The limits on a PNG file, checked before memory is allocated for its pixels.
public struct PNGLimits: Hashable, Sendable {
  /// The largest width or height, in pixels.
  public var side: Int
  /// The largest number of pixels.
  public var pixels: Int
  /// The largest number of bytes of the file.
  public var bytes: Int

  public init(side: Int, pixels: Int, bytes: Int) {
    self.side = side
    self.pixels = pixels
    self.bytes = bytes
  }

  /// A side of 16,384 and 64 Mpx (256 MB decoded): above the largest phone wallpaper and any contact sheet,
  /// below the capacity of one worker.
  public static let standard = PNGLimits(side: 16_384, pixels: 1 << 26, bytes: 1 << 28)
}

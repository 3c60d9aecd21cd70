/// What a PNG file may ask for before any memory is allocated for its pixels.
public struct PNGLimits: Hashable, Sendable {
  /// The longest width or height, in pixels.
  public var side: Int
  /// The most pixels in all.
  public var pixels: Int
  /// The most bytes of the file itself.
  public var bytes: Int

  public init(side: Int, pixels: Int, bytes: Int) {
    self.side = side
    self.pixels = pixels
    self.bytes = bytes
  }

  /// A side of 16,384 and 64 Mpx (256 MB decoded): above the largest phone wallpaper and any contact
  /// sheet, below what one worker can hold.
  public static let standard = PNGLimits(side: 16_384, pixels: 1 << 26, bytes: 1 << 28)
}

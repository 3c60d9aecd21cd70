/// A connected area of changed pixels: each touches another one, including at corners.
public struct PixelCluster: Hashable, Sendable {
  /// The number of changed pixels.
  public var size: Int
  public var bounds: PixelBounds
  /// The largest difference of one premultiplied channel, 1…255.
  public var peak: Int
  /// The largest and the mean colour difference (ΔE in OKLab) if the strategy measures it, otherwise 0.
  public var peakDistance: Float
  public var meanDistance: Float

  public init(
    size: Int, bounds: PixelBounds, peak: Int, peakDistance: Float = 0, meanDistance: Float = 0
  ) {
    self.size = size
    self.bounds = bounds
    self.peak = peak
    self.peakDistance = peakDistance
    self.meanDistance = meanDistance
  }

  /// Orders larger clusters first, equal ones in reading order.
  static func isLarger(_ a: PixelCluster, _ b: PixelCluster) -> Bool {
    (-a.size, a.bounds.y, a.bounds.x) < (-b.size, b.bounds.y, b.bounds.x)
  }
}

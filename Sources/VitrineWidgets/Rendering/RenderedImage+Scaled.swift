package import VitrineGraphics
import VitrineRaster

extension RenderedImage {
  /// Returns the picture in fewer or more pixels per point. Its layout, its texts and its diagnostics stay those of the
  /// pixels that it was drawn with: views fit or are cut as on the device.
  ///
  /// - Parameters:
  ///   - size: the size of the picture in points.
  ///   - scale: the pixels per point of the result.
  package func scaled(to size: Size, scale: Double) -> RenderedImage {
    var copy = self
    copy.pixmap = VitrineRaster.scaled(
      pixmap, width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale))
    copy.scale = scale
    return copy
  }

  /// The whole pixels of a length, at least one, as those of a drawn picture.
  private static func pixels(_ length: Double) -> Int {
    Int(min(max(1, length.rounded()), Double(Limits.largestSide)))
  }
}

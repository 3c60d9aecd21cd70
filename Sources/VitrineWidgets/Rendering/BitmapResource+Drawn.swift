package import VitrineGraphics
package import VitrineLayout
import VitrineViews

extension BitmapResource {
  /// Makes a drawn picture an image of other views, at its own pixels per point.
  package convenience init(drawn image: RenderedImage, name: String) {
    self.init(drawn: image.pixmap, name: name, scale: image.scale)
  }

  /// - Parameter scale: the pixels per point that the image is shown at.
  package convenience init(drawn pixmap: Pixmap, name: String, scale: Double) {
    self.init(key: Self.key(pixmap), name: name, pixmap: pixmap, scale: scale)
  }

  /// A hash of all pixels, valid only in this process and never stored.
  private static func key(_ pixmap: Pixmap) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixmap.pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3 }
    return hash ^ UInt64(pixmap.width) << 32 ^ UInt64(pixmap.height)
  }
}

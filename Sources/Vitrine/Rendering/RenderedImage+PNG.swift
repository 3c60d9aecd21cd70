public import Foundation
import VitrineImages

extension RenderedImage {
  /// The picture as a PNG file of 8 bits a channel in sRGB, with its size in points. The same picture
  /// gives the same bytes.
  ///
  /// Throws for a picture without pixels.
  public func pngData() throws -> Data {
    var scratch = PNGScratch()
    return Data(try encodePNG(pixmap, scale: Int(scale.rounded()), scratch: &scratch))
  }
}

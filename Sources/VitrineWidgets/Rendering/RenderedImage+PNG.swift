public import Foundation
import VitrineImages

extension RenderedImage {
  /// Encodes the picture as a PNG file with 8 bits per channel in sRGB and its size in points. The same
  /// picture gives the same bytes.
  ///
  /// - Throws: an error for a picture without pixels.
  public func pngData() throws -> Data {
    var scratch = PNGScratch()
    return Data(try encodePNG(pixmap, scale: Int(scale.rounded()), scratch: &scratch))
  }
}

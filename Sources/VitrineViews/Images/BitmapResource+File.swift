import Foundation
package import VitrineGraphics
import VitrineImages
package import VitrineLayout

extension BitmapResource {
  /// Decodes a picture file, whose hash becomes the key; nil for data that cannot be read.
  nonisolated convenience init?(file: [UInt8], name: String, scale: Double) {
    guard let image = try? decodeImage(file) else { return nil }
    var hash = StableHash()
    hash.add(file)
    self.init(
      key: hash.value, name: name, content: image.content, scale: scale, notes: image.notes)
  }

  /// Draws the first page of a PDF file at 3 pixels per point, the most that a screen has; nil if it cannot be
  /// drawn.
  nonisolated convenience init?(pdf file: URL, name: String) {
    let scale = 3.0
    guard let pixmap = try? PDFPicture.decode(file: file.absoluteURL.path, scale: scale) else {
      return nil
    }
    self.init(pixels: pixmap, name: name, scale: scale)
  }

  /// Makes pixels a picture, whose hash becomes the key.
  ///
  /// - Parameter scale: the pixels per point.
  package nonisolated convenience init(pixels: Pixmap, name: String, scale: Double) {
    self.init(key: pixelHash(pixels).value, name: name, pixmap: pixels, scale: scale)
  }
}

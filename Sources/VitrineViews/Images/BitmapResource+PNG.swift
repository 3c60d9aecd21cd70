import VitrineGraphics
import VitrineImages
import VitrineLayout

extension BitmapResource {
  /// Decodes a PNG file, whose hash becomes the key; nil for any other data.
  nonisolated convenience init?(png: [UInt8], name: String, scale: Double) {
    guard let pixmap = try? decodePNG(png) else { return nil }
    var hash = StableHash()
    hash.add(png)
    self.init(key: hash.value, name: name, pixmap: pixmap, scale: scale)
  }
}

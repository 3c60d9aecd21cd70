import VitrineGraphics
import VitrineImages
import VitrineLayout

extension BitmapResource {
  /// From the bytes of a PNG file, whose hash is the key; nil for everything else.
  nonisolated convenience init?(png: [UInt8], name: String, scale: Double) {
    guard let pixmap = try? decodePNG(png) else { return nil }
    var hash = StableHash()
    hash.add(png)
    self.init(key: hash.value, name: name, pixmap: pixmap, scale: scale)
  }
}

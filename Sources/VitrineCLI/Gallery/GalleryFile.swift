import Vitrine
import VitrineGraphics
import VitrineImages

/// A file of a gallery, within a limit of bytes.
enum GalleryFile {
  /// Encodes a picture; throws `BudgetExceeded` if no lossless step brings it below the limit.
  ///
  /// - Parameter keepsTrueColour: whether the file stays RGB, as the store's are.
  static func packed(
    _ image: RenderedImage, _ path: String, limit: Int?, keepsTrueColour: Bool,
    _ scratch: inout RenderScratch
  ) throws -> PackedPNG {
    let scale = max(1, Int(image.scale.rounded()))
    guard let limit else {
      return PackedPNG(bytes: try encodePNG(image.pixmap, scale: scale, scratch: &scratch.png))
    }
    let packed = try packPNG(
      image.pixmap, scale: scale, limit: limit, keepsTrueColour: keepsTrueColour,
      scratch: &scratch.png)
    if packed.bytes.count > limit { throw refusal(packed, path, limit) }
    return packed
  }

  /// Writes a packed picture and returns what is told of it.
  static func write(
    _ packed: PackedPNG, _ image: RenderedImage, to path: String, entry: String, began: UInt64
  ) throws -> RenderResult {
    let encoded = Clock.now()
    try writeFile(packed.bytes, to: path)
    var result = RenderResult(
      path: path, hitsPath: nil, texts: nil, entry: entry, image: image,
      byteCount: packed.bytes.count, diagnostics: image.diagnostics,
      encodeTime: Clock.milliseconds(from: began, to: encoded),
      writeTime: Clock.milliseconds(from: encoded, to: Clock.now()))
    result.packing = packed.sizes
    return result
  }

  private static func refusal(_ packed: PackedPNG, _ path: String, _ limit: Int) -> BudgetExceeded {
    let steps = packed.sizes.map { "\($0.step.rawValue) \(kilobytes($0.bytes))" }
    return BudgetExceeded(
      "\(path) is not written: the smallest that its pixels were packed to is "
        + "\(packed.bytes.count) bytes, \(kilobytes(packed.bytes.count)) KB, and --max-kb is "
        + "\(limit / 1024) (KB by step: \(steps.joined(separator: ", ")))")
  }

  /// The kilobytes to a tenth, rounded up, so that what is over a limit never reads as if it were not.
  private static func kilobytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 1023) / 1024
    return "\(tenths / 10).\(tenths % 10)"
  }
}

import Vitrine
import VitrineGraphics
import VitrineImages

/// A file of a gallery, within a limit of bytes.
enum GalleryFile {
  /// Encodes a picture; throws `UndrawnPicture` if no lossless step brings it below the limit.
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

  /// Writes a picture in another format beside its PNG and returns the path.
  static func write(
    _ image: RenderedImage, as format: GalleryFormat, beside path: String, limit: Int?
  ) throws -> String {
    let other = (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + "." + format.rawValue
    let bytes: [UInt8]
    do { bytes = try encodeWebP(image.pixmap) } catch {
      throw UndrawnPicture(ErrorReport(.output, "\(other) is not written: \(error)"))
    }
    if let limit, bytes.count > limit {
      throw UndrawnPicture(
        "\(other) is not written: without loss it has \(bytes.count) bytes, "
          + "\(kilobytes(bytes.count)) KB, and --max-kb is \(limit / 1024)")
    }
    try writeFile(bytes, to: other)
    return other
  }

  /// The sizes of a picture that was packed, before and after each step; nil for one that fitted as it was.
  static func story(_ result: RenderResult) -> String? {
    guard result.packing.count > 1 else { return nil }
    return "\(result.path) was packed: \(steps(result.packing))"
  }

  private static func steps(_ sizes: [PackedPNG.Size]) -> String {
    "KB by step: "
      + sizes.map { "\($0.step.rawValue) \(kilobytes($0.bytes))" }.joined(separator: ", ")
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

  private static func refusal(_ packed: PackedPNG, _ path: String, _ limit: Int) -> UndrawnPicture {
    UndrawnPicture(
      "\(path) is not written: the smallest that its pixels were packed to is "
        + "\(packed.bytes.count) bytes, \(kilobytes(packed.bytes.count)) KB, and --max-kb is "
        + "\(limit / 1024) (\(steps(packed.sizes)))")
  }

  /// The kilobytes to a tenth, rounded up, so that what is over a limit never reads as if it were not.
  private static func kilobytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 1023) / 1024
    return "\(tenths / 10).\(tenths % 10)"
  }
}

public import Foundation
public import Vitrine

/// A file of a picture that is read.
public final class CGImageSource: @unchecked Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The longest side in pixels of a thumbnail without a wish, as Apple's page has it for files without their own.
  static let thumbnailSide: CGFloat = 160
}

/// Returns a picture from the bytes of a file; nil for others than PNG, JPEG, WebP, HEIC, GIF and SVG.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  UIImage(data: data as Data).map { CGImageSource($0) }
}

/// Returns the picture of a file; nil for others than PNG, JPEG, WebP, HEIC, GIF and SVG, and for addresses that are not
/// of a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL else { return nil }
  return UIImage(contentsOfFile: url.path).map { CGImageSource($0) }
}

/// Returns the number of pictures: 1, as of moving ones the first is read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Returns the picture; nil for other indices than 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image.cgImage : nil }

/// Returns the picture in a size whose longer side is at most that of the options; nil for other indices than 0.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image.cgImage else { return nil }
  let asked = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize)
  let side = number(asked) ?? CGImageSource.thumbnailSide
  let longest = CGFloat(max(image.width, image.height))
  guard side > 0, longest > side else { return image }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(
    width: max(1, (CGFloat(image.width) * side / longest).rounded()),
    height: max(1, (CGFloat(image.height) * side / longest).rounded()))
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Returns the size of the picture in pixels, by the two keys for it; nil for other indices than 0.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.image.cgImage else { return nil }
  return [
    kCGImagePropertyPixelWidth as String: image.width,
    kCGImagePropertyPixelHeight as String: image.height,
  ] as CFDictionary
}

private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as CGFloat: number
  case let number as Double: number
  case let number as Int: CGFloat(number)
  case let number as NSNumber: CGFloat(number.doubleValue)
  default: nil
  }
}

/// The key of the longest side of a thumbnail in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
}
/// The key of making a thumbnail of the picture even where the file has one; it is always so.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
}
/// The key of making a thumbnail of the picture where the file has none; it is always so.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
}
/// The key of turning a thumbnail upright; it is always so.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
}
/// The key of keeping pixels; without effect.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as CFString }
/// The key of reading pixels at once; without effect.
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as CFString
}
/// The key of the pixels of a row.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as CFString }
/// The key of the number of rows.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as CFString }

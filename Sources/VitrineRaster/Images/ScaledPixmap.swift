import VitrineGraphics

/// Returns a picture in another number of pixels. A pixel of a smaller one is the mean of the area that it covers, in
/// premultiplied, encoded components, as images with low interpolation are drawn; a larger one is interpolated
/// linearly.
///
/// - Parameters:
///   - width: the pixels of a row, limited with `height` as pictures are. Without any, or of an empty picture, the
///     result is clear.
package func scaled(_ image: Pixmap, width: Int, height: Int) -> Pixmap {
  let width = Swift.min(Swift.max(width, 0), Limits.largestSide)
  let height = Swift.min(
    Swift.max(height, 0), Swift.min(Limits.largestSide, Limits.largestArea / Swift.max(width, 1)))
  if width == image.width, height == image.height { return image }
  var result = Pixmap(width: width, height: height)
  guard image.width > 0, image.height > 0, width > 0, height > 0 else { return result }
  let columns = ResampleWeights(
    0, width, scale: Double(width) / Double(image.width), shift: 0, low: 0, high: image.width, .low)
  let rows = ResampleWeights(
    0, height, scale: Double(height) / Double(image.height), shift: 0, low: 0, high: image.height,
    .low)
  unsafe result.pixels.withUnsafeMutableBufferPointer { pixels in
    guard let base = pixels.baseAddress else { return }
    unsafe Resample.run(image, columns, rows, into: base)
  }
  return result
}

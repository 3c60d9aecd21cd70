public import Foundation
import VitrineRaster
public import VitrineViews

extension UIImage {
  /// The pixels of the image: its own, or those of a symbol or vector picture in the screen's pixels per point. Nil for
  /// a picture without a size.
  public nonisolated var cgImage: CGImage? { (pixels ?? drawn).flatMap(CGImage.init) }

  /// Returns a file of the image: PNG, as no JPEG is written, which is read all the same. Nil for a picture without a
  /// size.
  public nonisolated func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = pngData() { return data }
    return drawn.flatMap { UIImage(bitmap: $0).pngData() }
  }

  /// Returns the image in a size in points, with the screen's pixels per point; nil without a size.
  public nonisolated func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image in a size in points, as `preparingThumbnail(of:)` does.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls the handler at once with the image in a size in points, as `preparingThumbnail(of:)` makes it.
  public nonisolated func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the image itself: it is decoded.
  public nonisolated func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself: it is decoded.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }

  private nonisolated var drawn: BitmapResource? {
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CodeDrawing.context(size, scale: 0)
    context.draw { draw(in: CGRect(origin: .zero, size: size)) }
    return CodeDrawing.picture(context, isOpaque: false)
  }
}

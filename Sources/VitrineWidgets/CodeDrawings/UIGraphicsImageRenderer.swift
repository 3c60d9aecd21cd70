public import Foundation
import VitrineLayout
public import VitrineViews

/// UIKit's maker of pictures: what code draws becomes the pixels of a `UIImage`.
public nonisolated final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// The pixels per point, and whether the ground is black.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points, in the screen's pixels per point without a format.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of the part of a plane within a rectangle in points.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the picture that `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds, format)
    context.cgContext.draw { actions(context) }
    return context.currentImage
  }

  /// Returns the PNG file of the picture that `actions` draws; empty for a picture without pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a file of the picture that `actions` draws: PNG, as no JPEG is written, which is read all the same.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The pixels of a picture that code draws.
public nonisolated final class UIGraphicsImageRendererFormat {
  /// The pixels per point; the screen's for 0.
  public var scale: CGFloat
  /// Whether the ground is black instead of clear.
  public var opaque = false
  /// Has no effect: colours are those of sRGB.
  public var preferredRange = Range.automatic

  /// The ranges of colours; none has an effect.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Creates a format in the screen's pixels per point.
  public init() { scale = CodeDrawing.environment.host.displayScale }

  /// Returns a format in the screen's pixels per point.
  public static func `default`() -> UIGraphicsImageRendererFormat { Self() }
  /// Returns a format in the screen's pixels per point.
  public static func preferred() -> UIGraphicsImageRendererFormat { Self() }
  /// Creates a format in the screen's pixels per point, whatever the traits are.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// The context of a picture that code draws.
public nonisolated final class UIGraphicsImageRendererContext {
  /// The context of Core Graphics, in which y points down.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CodeDrawing.context(bounds.size, scale: format.scale)
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  /// The picture as it is drawn so far.
  public var currentImage: UIImage {
    UIImage(bitmap: CodeDrawing.picture(cgContext, isOpaque: format.opaque))
  }

  /// Fills a rectangle with the colour of areas.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle by a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line 1 point wide inside the edges of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips what is drawn from here on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

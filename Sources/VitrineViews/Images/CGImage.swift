public import Foundation
import VitrineGraphics
import VitrineLayout

/// Core Graphics' picture: pixels without a size in points.
public nonisolated final class CGImage: Sendable {
  package let bitmap: BitmapResource
  private let pixmap: Pixmap

  /// Nil for a vector picture, which has no pixels.
  package init?(_ bitmap: BitmapResource) {
    guard let pixmap = bitmap.pixmap else { return nil }
    self.bitmap = bitmap
    self.pixmap = pixmap
  }

  /// The pixels of a row.
  public var width: Int { pixmap.width }
  /// The number of rows.
  public var height: Int { pixmap.height }
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32, red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row, without any between rows.
  public var bytesPerRow: Int { 4 * width }

  /// Returns the part within a rectangle in pixels from the top left, widened to whole ones; nil where they do not
  /// meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
    var cut = Pixmap(width: right - left, height: bottom - top)
    for y in top..<bottom {
      let row = (y - top) * cut.width
      cut.pixels.replaceSubrange(
        row..<row + cut.width,
        with: pixmap.pixels[y * width + left..<y * width + right])
    }
    return CGImage(BitmapResource(pixels: cut, name: bitmap.name, scale: 1))
  }
}

extension UIImage {
  /// The orientations of a picture. Files are turned while they are read, so that pictures stand upright.
  public nonisolated enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The orientation: always `up`.
  public var imageOrientation: Orientation { .up }

  /// Creates an image with 1 pixel per point.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap.shown(at: 1)) }

  /// Creates an image with `scale` pixels per point, 1 if not positive; orientations other than `up` are not drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap.shown(at: scale))
  }
}

extension Image {
  /// Creates an image of Core Graphics with `scale` pixels per point, of which nothing is spoken; orientations other
  /// than `up` are not drawn.
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: image.bitmap.shown(at: scale))
    speech = .none
  }

  /// Creates an image of Core Graphics with `scale` pixels per point and the label that is spoken for it; orientations
  /// other than `up` are not drawn.
  public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(bitmap: image.bitmap.shown(at: scale))
    speech = .label(label)
  }
}

extension BitmapResource {
  /// The same pixels at another number of them per point, 1 if not positive.
  fileprivate nonisolated func shown(at scale: Double) -> BitmapResource {
    BitmapResource(key: key, name: name, content: content, scale: scale > 0 ? scale : 1)
  }
}

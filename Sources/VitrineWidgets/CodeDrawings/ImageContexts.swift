public import Foundation
public import VitrineViews

/// Begins a picture that UIKit's functions draw into.
///
/// - Parameter scale: the pixels per point; the screen's for 0.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CodeDrawing.context(size, scale: scale)
  context.isOpaque = opaque
  UIGraphicsPushContext(context)
}

/// Begins a picture of 1 pixel per point that UIKit's functions draw into.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the picture as it is drawn so far; nil outside of every drawing.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map {
    UIImage(bitmap: CodeDrawing.picture($0, isOpaque: $0.isOpaque))
  }
}

/// Ends the picture that was begun last.
public nonisolated func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

extension CGContext {
  /// Creates a context of pixels of its own, in which y points up; nil for a size without pixels, and for memory of
  /// the caller's, which nothing is drawn into.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard unsafe data == nil, width > 0, height > 0 else { return nil }
    self.init(pixels: CGSize(width: width, height: height))
  }

  private convenience init(pixels size: CGSize) {
    let environment = CodeDrawing.environment
    self.init(
      size: size, scale: 1, environment: environment, fonts: DrawingFonts.library(environment),
      notes: ResolveNotes())
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }

  /// Returns the picture as it is drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(CodeDrawing.picture(self, isOpaque: isOpaque))
  }

  /// The pixels of a row.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The number of rows.
  public var height: Int { Int((size.height * scale).rounded(.up)) }
}

/// The place of the alpha among a pixel's components, of which none has an effect.
public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of a pixel's bytes; none has an effect.
public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The lowest byte first, in words of 32 bits.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest byte first, in words of 32 bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

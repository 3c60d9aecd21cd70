public import Foundation
import VitrineLayout

extension CGContext {
  /// Draws a picture into a rectangle. Its top is where y is larger: upright where y points up, upside down where it
  /// points down, as in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { note("A picture that a drawing context should repeat is drawn once.") }
    let before = state
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(Image(bitmap: image.bitmap), in: rect)
    state = before
  }

  func draw(_ image: Image, in rect: CGRect) {
    draw(in: Path(rect)) { $0.draw(image.resizable(), in: rect) }
  }
}

extension UIImage {
  /// Draws the picture from a point, in its own size, into the context; without one nothing is drawn.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture from a point by a blend mode and an opacity, as `draw(at:)` does.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.with(blendMode, alpha) { draw(at: point) }
  }
  /// Draws the picture into a rectangle, stretched to its size; without a context nothing is drawn.
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    context.draw(Image(drawn: self), in: rect)
  }
  /// Draws the picture into a rectangle by a blend mode and an opacity, as `draw(in:)` does.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.with(blendMode, alpha) { draw(in: rect) }
  }
  /// Fills a rectangle with copies of the picture from the top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    let tiles = Image(drawn: self).resizable(resizingMode: .tile)
    context.draw(in: Path(rect)) { $0.draw(tiles, in: rect) }
  }
}

public import Foundation

extension CGContext {
  /// The context that UIKit's functions draw into; nil outside of every drawing.
  static var current: CGContext? { AmbientEnvironment.context as? CGContext }

  /// Runs code that draws into this context by UIKit's functions.
  package func draw(_ body: () -> Void) {
    AmbientEnvironment.push(context: self)
    defer { AmbientEnvironment.popContext() }
    body()
  }

  /// Runs `body` with another blend mode and opacity.
  func with(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    let before = state
    state.blend = mode
    state.graphics.opacity *= min(max(alpha, 0), 1)
    body()
    state = before
  }
}

/// Returns the context that UIKit's functions draw into; nil outside of every drawing.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Makes a context the one that UIKit's functions draw into.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  AmbientEnvironment.push(context: context)
}
/// Goes back to the context before the last `UIGraphicsPushContext(_:)`.
public nonisolated func UIGraphicsPopContext() { AmbientEnvironment.popContext() }
/// Fills a rectangle with the context's colour of areas.
public nonisolated func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// Fills a rectangle by a blend mode.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = CGContext.current else { return }
  context.with(mode, 1) { context.fill(rect) }
}
/// Draws a line 1 point wide inside the edges of a rectangle, with the context's colour of areas.
public nonisolated func UIRectFrame(_ rect: CGRect) {
  var path = Path(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  CGContext.current?.fill(path, isEvenOdd: true)
}
/// Clips what is drawn from here on to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
  /// Sets the context's colours of areas and lines, in the appearance that is drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the context's colour of areas, in the appearance that is drawn.
  public func setFill() {
    guard let context = CGContext.current else { return }
    context.state.fill = CGColor(rgba(context.environment))
  }
  /// Sets the context's colour of lines, in the appearance that is drawn.
  public func setStroke() {
    guard let context = CGContext.current else { return }
    context.state.stroke = CGColor(rgba(context.environment))
  }
}

package import VitrineWidgets

/// A renderer with a time limit for each picture.
package struct PictureRenderer: Sendable {
  package var renderer: Renderer
  /// The time limit in nanoseconds; nil means that no clock is read.
  package var timeLimit: UInt64?

  package init(renderer: Renderer, timeLimit: UInt64?) {
    self.renderer = renderer
    self.timeLimit = timeLimit
  }

  /// Returns a renderer for a picture that begins now.
  package func starting() -> Renderer {
    guard let timeLimit else { return renderer }
    var renderer = renderer
    let end = Clock.now() &+ timeLimit
    renderer.budget.isOver = { Clock.now() > end }
    return renderer
  }
}

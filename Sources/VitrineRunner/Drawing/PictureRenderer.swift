package import VitrineWidgets

/// A renderer with a time limit for each picture.
package struct PictureRenderer: Sendable {
  private let renderer: Renderer
  /// The time limit in nanoseconds; nil means that no clock is read.
  private let timeLimit: UInt64?

  package init(renderer: Renderer, timeLimit: UInt64?) {
    self.renderer = renderer
    self.timeLimit = timeLimit
  }

  /// Returns a renderer for a picture whose time begins to run now.
  package func starting() -> Renderer {
    guard let timeLimit else { return renderer }
    var renderer = renderer
    let end = Clock.now() &+ timeLimit
    renderer.budget.isOver = { Clock.now() > end }
    return renderer
  }

  /// Returns a renderer for the rest of a picture, whose time does not run while it waits for others.
  ///
  /// - Parameter spent: the nanoseconds that the picture took so far.
  package func continuing(after spent: UInt64) -> PictureRenderer {
    PictureRenderer(renderer: renderer, timeLimit: timeLimit.map { $0 > spent ? $0 - spent : 0 })
  }
}

package import VitrineWidgets

/// A renderer with a time limit for each picture.
package struct PictureRenderer: Sendable {
  private var renderer: Renderer
  /// The time limit in nanoseconds; nil means that no clock is read.
  private let timeLimit: UInt64?
  /// Whether nobody wants the pictures any more.
  private var isStopped: (@Sendable () -> Bool)?

  package init(renderer: Renderer, timeLimit: UInt64?) {
    self.renderer = renderer
    self.timeLimit = timeLimit
  }

  /// Returns a renderer for a picture whose time begins to run now.
  package func starting() -> Renderer {
    var renderer = renderer
    switch (timeLimit.map { Clock.now() &+ $0 }, isStopped) {
    case (let end?, let isStopped?):
      renderer.budget.isOver = { isStopped() || Clock.now() > end }
    case (let end?, nil): renderer.budget.isOver = { Clock.now() > end }
    case (nil, let isStopped?): renderer.budget.isOver = isStopped
    case (nil, nil): break
    }
    return renderer
  }

  /// Returns a renderer that gives pictures up once nobody wants them.
  package func stopping(when isStopped: @escaping @Sendable () -> Bool) -> PictureRenderer {
    var copy = self
    copy.isStopped = isStopped
    return copy
  }

  /// Returns a renderer whose pictures together may take as many steps and paint as many pixels as fewer pictures may.
  ///
  /// - Parameters:
  ///   - fewer: the pictures whose limits are shared.
  ///   - count: the pictures that share them; those of `fewer` or less keep the limits of one.
  package func sharing(_ fewer: Int, among count: Int) -> PictureRenderer {
    guard count > fewer else { return self }
    var copy = self
    copy.renderer.budget.steps = renderer.budget.steps / count * fewer
    copy.renderer.budget.pixels = renderer.budget.pixels / count * fewer
    return copy
  }

  /// Returns a renderer for the rest of a picture, whose time does not run while it waits for others.
  ///
  /// - Parameter spent: the nanoseconds that the picture took so far.
  package func continuing(after spent: UInt64) -> PictureRenderer {
    var rest = PictureRenderer(
      renderer: renderer, timeLimit: timeLimit.map { $0 > spent ? $0 - spent : 0 })
    rest.isStopped = isStopped
    return rest
  }
}

import Vitrine

/// A renderer with a time limit for each picture.
struct PictureRenderer: Sendable {
  var renderer: Renderer
  /// The time limit in nanoseconds; nil means that no clock is read.
  var timeLimit: UInt64?

  /// Returns a renderer for a picture that begins now.
  func starting() -> Renderer {
    guard let timeLimit else { return renderer }
    var renderer = renderer
    let end = Clock.now() &+ timeLimit
    renderer.budget.isOver = { Clock.now() > end }
    return renderer
  }
}

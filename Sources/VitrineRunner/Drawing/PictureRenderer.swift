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

  /// Returns a renderer for a picture that begins now.
  package func starting() -> Renderer { begin().renderer }

  /// Begins a picture that may wait between two stages.
  package func begin() -> BegunPicture { BegunPicture(unlimited: renderer, timeLeft: timeLimit) }
}

/// A picture whose time runs.
package struct BegunPicture: Sendable {
  /// The renderer until the time is over.
  package let renderer: Renderer
  private let unlimited: Renderer
  private let end: UInt64?

  fileprivate init(unlimited: Renderer, timeLeft: UInt64?) {
    self.unlimited = unlimited
    end = timeLeft.map { Clock.now() &+ $0 }
    var limited = unlimited
    if let end { limited.budget.isOver = { Clock.now() > end } }
    renderer = limited
  }

  /// Stops the time: while a picture waits for others, its own does not pass.
  package func pausing() -> PausedPicture {
    let now = Clock.now()
    return PausedPicture(unlimited: unlimited, timeLeft: end.map { $0 > now ? $0 - now : 0 })
  }
}

/// A picture whose time stands still.
package struct PausedPicture: Sendable {
  fileprivate let unlimited: Renderer
  fileprivate let timeLeft: UInt64?

  /// Returns a renderer for the rest of the time.
  package func resuming() -> Renderer {
    BegunPicture(unlimited: unlimited, timeLeft: timeLeft).renderer
  }
}

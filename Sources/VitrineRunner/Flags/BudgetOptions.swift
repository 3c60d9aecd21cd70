package import ArgumentParser
package import VitrineGraphics
package import VitrineViews
package import VitrineWidgets

/// The limits on one picture and on one run.
package struct BudgetOptions: ParsableArguments {
  @Option(help: "The most steps of building and laying out one picture.")
  package var maxSteps = DrawingBudget.standard.steps

  @Option(help: "The most pixels that one picture may paint, layers and filters included.")
  package var maxPixels = DrawingBudget.standard.pixels

  @Option(
    help:
      "The most bytes of one picture, of its open layers, its images and its texts, each by itself."
  )
  package var maxBytes = DrawingBudget.standard.bytes

  @Option(help: "The most pictures of one run.")
  package var maxPictures = 1_000_000

  @Option(
    help: "Seconds after which a picture is given up; without it no clock decides what is drawn.")
  package var timeLimit: Double?

  package init() {}
}

extension BudgetOptions {
  /// The largest time limit in seconds whose nanoseconds can be represented.
  private static let longestTime = 1e6

  package func budget() throws(UsageError) -> DrawingBudget {
    let counts = [
      ("--max-steps", maxSteps), ("--max-pixels", maxPixels), ("--max-bytes", maxBytes),
      ("--max-pictures", maxPictures),
    ]
    if let (flag, count) = counts.first(where: { $0.1 < 1 }) {
      throw UsageError("\(flag) is at least 1, not \(count)")
    }
    return DrawingBudget(steps: maxSteps, pixels: maxPixels, bytes: maxBytes)
  }

  /// The time limit in nanoseconds; nil means that no clock is read.
  package func nanoseconds() throws(UsageError) -> UInt64? {
    guard let timeLimit else { return nil }
    guard timeLimit > 0, timeLimit <= Self.longestTime else {
      throw UsageError("--time-limit is a number of seconds above 0, not \(timeLimit)")
    }
    return UInt64(timeLimit * 1e9)
  }

  /// Refuses a run of too many pictures before the first is drawn.
  package func check(count: Int) throws(UsageError) {
    guard count > maxPictures else { return }
    throw UsageError(
      "\(count) pictures are more than --max-pictures \(maxPictures); shorten the lists, or raise it"
    )
  }

  /// Refuses pictures that need more memory than the budget allows.
  package func check(_ configuration: RenderConfiguration) throws(UsageError) {
    let (size, scale) = (configuration.pictureSize, configuration.pixelScale)
    let bytes = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up) * 4
    guard bytes > Double(maxBytes) else { return }
    throw UsageError(
      "a picture of \(Int(size.width))x\(Int(size.height)) points at \(Int(scale)) pixels a point needs "
        + "\(Int(bytes)) bytes; --max-bytes is \(maxBytes)")
  }

  /// Returns a renderer with the budget and time limit.
  ///
  /// - Parameter renderer: a renderer with the fonts.
  package func limiting(_ renderer: Renderer) throws(UsageError) -> PictureRenderer {
    var renderer = renderer
    renderer.budget = try budget()
    return PictureRenderer(renderer: renderer, timeLimit: try nanoseconds())
  }
}

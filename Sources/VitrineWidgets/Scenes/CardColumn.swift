import VitrineGraphics
import VitrineViews

/// The places for the cards of a watch's Smart Stack, from the top.
struct CardColumn: ScreenHost {
  private let metrics: SmartStackMetrics?
  private var taken: Int

  /// - Parameter count: the number of cards above the first place.
  init(_ configuration: RenderConfiguration, after count: Int) {
    metrics = SmartStackMetrics(configuration.device, os: configuration.design)
    taken = count
  }

  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    if cell != nil { throw .noGrid }
    guard let place = next() else { throw .full }
    return place
  }

  /// Takes the next place; nil where the screen ends.
  mutating func next() -> ScreenPlace? {
    guard let metrics, taken < metrics.count else { return nil }
    defer { taken += 1 }
    return ScreenPlace(frame: metrics.frame(taken))
  }
}

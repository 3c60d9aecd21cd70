/// The parameters of a comparison.
public struct ComparisonOptions: Hashable, Sendable {
  public var strategy: ComparisonStrategy
  /// Areas that are not compared, in pixels of the pictures; they may overlap and extend outside. A caller
  /// that masks a view by its id passes that view's frame.
  public var masks: [PixelBounds]
  /// Connected areas of fewer pixels are excused, whatever the strategy; 1 excuses none.
  public var leastArea: Int
  /// Pictures of which at most this many pixels count are similar, whatever the strategy; 0 allows none.
  public var maxPixels: Int

  /// Creates options; without arguments everything counts.
  public init(
    _ strategy: ComparisonStrategy = .exact, masks: [PixelBounds] = [], leastArea: Int = 1,
    maxPixels: Int = 0
  ) {
    self.strategy = strategy
    self.masks = masks
    self.leastArea = leastArea
    self.maxPixels = maxPixels
  }

  /// The limits beside the strategy as in explanations; empty if there are none.
  var limits: [String] {
    var words: [String] = []
    if leastArea > 1 { words.append("areas from \(leastArea) pixels") }
    if maxPixels > 0 { words.append("more than \(maxPixels) pixels") }
    return words
  }
}

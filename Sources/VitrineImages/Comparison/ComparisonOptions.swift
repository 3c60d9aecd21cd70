/// The parameters of a comparison.
public struct ComparisonOptions: Hashable, Sendable {
  public var strategy: ComparisonStrategy
  /// Areas that are not compared, in pixels of the pictures; they may overlap and extend outside. A caller
  /// that masks a view by its id passes that view's frame.
  public var masks: [PixelBounds]

  public init(_ strategy: ComparisonStrategy = .exact, masks: [PixelBounds] = []) {
    self.strategy = strategy
    self.masks = masks
  }
}

/// Describes how a group of commands is composited.
public struct Layer: Hashable, Sendable {
  /// The bounds of the content in pixels; drawing outside is lost. Filters enlarge them themselves.
  public var bounds: Rect
  public var opacity: Float
  public var blendMode: BlendMode
  /// Applied to the content in order, before mask, opacity and blend mode.
  public var filters: [LayerFilter]

  public init(
    bounds: Rect, opacity: Float = 1, blendMode: BlendMode = .normal, filters: [LayerFilter] = []
  ) {
    self.bounds = bounds
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
  }
}

/// Describes how a group of commands is composited.
public struct Layer: Hashable, Sendable {
  /// The bounds of the content in pixels; drawing outside is lost. Filters enlarge them themselves.
  public var bounds: Rect
  public var opacity: Float
  public var blendMode: BlendMode
  /// Applied to the content in order, before mask, opacity and blend mode.
  public var filters: [LayerFilter]
  /// Whether fills in the layer are composited in more than 8 bits and rounded once at its end, so that
  /// gradients over each other show no bands. A layer with anything but fills of colours and gradients is
  /// drawn like any other.
  public var isDeep: Bool
  /// The index of the map from the pixels of `bounds`, in which the content, its filters and its mask are drawn, to
  /// those around the layer, where it is composited; nil for the same pixels.
  public var projection: Int32?

  public init(
    bounds: Rect, opacity: Float = 1, blendMode: BlendMode = .normal, filters: [LayerFilter] = [],
    isDeep: Bool = false, projection: Int32? = nil
  ) {
    self.bounds = bounds
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.isDeep = isDeep
    self.projection = projection
  }
}

import VitrineGraphics

/// The way between the pixels of a layer that is seen in perspective and those around it.
struct LayerProjection {
  /// The map from the layer's pixels to those around it.
  let map: Projection
  let inverse: Projection
  /// The pixels around the layer that it may cover.
  let target: PixelRect
  /// The pixels that could be seen around the layer.
  let picture: PixelRect
}

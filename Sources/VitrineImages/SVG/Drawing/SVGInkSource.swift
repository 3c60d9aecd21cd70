import VitrineGraphics

/// A paint with the space that its gradients and patterns are in.
struct SVGInkSource {
  /// No paint of a context.
  var paint: SVGPaint
  /// `currentColor`.
  var color: RGBA
  /// The box of the painted element in its user units; nil where there is none.
  var box: Rect?
  /// From those units to the picture.
  var map: Affine
  var viewport: Size
  var level = 0
  var used: Set<Int> = []
}

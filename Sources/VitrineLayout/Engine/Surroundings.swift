import VitrineGraphics

/// The values that content inherits from the views around it.
struct Surroundings {
  var containerShape: ShapeGeometry
  /// The frame in the canvas, like the other frames.
  var containerFrame: Rect
  var safeFrame: Rect
  /// The frame before the safe area was subtracted.
  var wholeFrame: Rect
  var namedFrames: [(name: String, frame: Rect)] = []
}

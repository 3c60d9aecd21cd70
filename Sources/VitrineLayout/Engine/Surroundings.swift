import VitrineGraphics

/// The values that content inherits from the views around it.
struct Surroundings {
  var containerShape: ShapeGeometry
  /// The frame in the canvas, like the other frames.
  var containerFrame: Rect
  /// The safe areas around the content, outermost first.
  var safeAreas: [SafeArea]
  /// The nearest container's size without its margins, that of the canvas if nil.
  var containerRoom: Size?
  var namedFrames: [(name: String, frame: Rect)] = []
}

/// A part of a frame that is kept clear of what lies at its edges, in the canvas.
struct SafeArea {
  var frame: Rect
  /// The frame that it was cut out of.
  var whole: Rect
}

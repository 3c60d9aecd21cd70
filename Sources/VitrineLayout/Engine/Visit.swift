import VitrineGraphics

/// An element whose frame is known and whose children's frames are not.
struct Visit {
  var element: Int32
  /// The index of the parent among the placed nodes, -1 for the root.
  var parent: Int32
  var offer: Offer
  /// The frame in the canvas, in points.
  var frame: Rect
  var surroundings: Int32
}

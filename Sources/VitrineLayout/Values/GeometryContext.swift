public import VitrineGraphics

/// The values available to a geometry reader's content.
public struct GeometryContext {
  public var size: Size
  /// The reader's frame in the canvas, in points.
  public var globalFrame: Rect
  public var safeAreaInsets: Insets
  /// Frames of named coordinate spaces around the reader, in the canvas.
  public var namedFrames: [(name: String, frame: Rect)]
  /// Frames of the marked views that are placed already, in the canvas, by the marks' identity.
  public var anchorFrames: [ObjectIdentifier: Rect]

  public init(
    size: Size, globalFrame: Rect, safeAreaInsets: Insets,
    namedFrames: [(name: String, frame: Rect)], anchorFrames: [ObjectIdentifier: Rect] = [:]
  ) {
    self.size = size
    self.globalFrame = globalFrame
    self.safeAreaInsets = safeAreaInsets
    self.namedFrames = namedFrames
    self.anchorFrames = anchorFrames
  }
}

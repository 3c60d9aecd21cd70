/// A list of drawing commands in device pixels with y down, and the tables they refer to.
///
/// Self-contained: drawing a list needs no font, file or view. `sources` is parallel to `commands` and
/// identifies the placed node of each; it is ignored by equality.
///
/// Invariants: every index is inside its table; pushes and pops nest.
public struct DisplayList: Sendable {
  /// Size of the picture in pixels.
  public var width: Int
  public var height: Int
  public var commands: [DisplayCommand] = []
  public var sources: [Int32] = []
  public var paths: [Path] = []
  public var gradients: [Gradient] = []
  public var outlines: [GlyphOutline] = []
  public var images: [DisplayImage] = []
  public var backdrops: [Backdrop] = []
  public var projections: [Projection] = []

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension DisplayList: Equatable, Hashable {
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.width == b.width && a.height == b.height && a.commands == b.commands && a.paths == b.paths
      && a.gradients == b.gradients && a.outlines == b.outlines && a.images == b.images
      && a.backdrops == b.backdrops && a.projections == b.projections
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(commands)
    hasher.combine(paths)
    hasher.combine(gradients)
    hasher.combine(backdrops)
    hasher.combine(projections)
  }
}

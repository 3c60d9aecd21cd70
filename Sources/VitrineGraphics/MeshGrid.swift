/// A grid of vertices between which colours run: bicubic patches in device pixels. The colours are a gradient's stops,
/// row by row, one for each vertex.
public struct MeshGrid: Hashable, Sendable {
  /// A vertex and the control points of the four curves that meet in it.
  public struct Vertex: Hashable, Sendable {
    public var position: Point
    public var leading: Point
    public var top: Point
    public var trailing: Point
    public var bottom: Point

    public init(position: Point, leading: Point, top: Point, trailing: Point, bottom: Point) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }

    /// All five points, the position first.
    var points: [Point] { [position, leading, top, trailing, bottom] }

    public func transformed(by map: Affine) -> Vertex {
      Vertex(
        position: map.apply(position), leading: map.apply(leading), top: map.apply(top),
        trailing: map.apply(trailing), bottom: map.apply(bottom))
    }
  }

  /// The most vertices of a row or column.
  public static let mostVertices = 64

  /// The vertices of a row, and the rows: 2…`mostVertices`.
  public var width: Int
  public var height: Int
  /// The vertices row by row; `width` times `height`.
  public var vertices: [Vertex]
  /// The colour outside of the patches.
  public var background: RGBA
  /// Whether colours run in cubic curves through the vertices instead of straight between them.
  public var smoothsColors: Bool

  /// Creates a grid; nil if the number of vertices is not `width` times `height`, or either is out of range.
  public init?(
    width: Int, height: Int, vertices: [Vertex], background: RGBA, smoothsColors: Bool
  ) {
    let sides = 2...Self.mostVertices
    guard sides.contains(width), sides.contains(height), vertices.count == width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
  }

  public func transformed(by map: Affine) -> MeshGrid {
    var copy = self
    copy.vertices = vertices.map { $0.transformed(by: map) }
    return copy
  }

  /// The box around all vertices and control points, in which the patches lie.
  package var bounds: Rect { Rect(around: vertices.flatMap(\.points)) }
}

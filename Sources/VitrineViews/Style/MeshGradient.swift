import VitrineGraphics
import VitrineLayout

/// Colours that run between the vertices of a grid, in bicubic patches.
///
/// Points are in fractions of the filled area, (0, 0) at its leading top corner. A grid with fewer than two or more than 64
/// vertices in a row or column, or with another number of points or colours than vertices, fills with clear.
public nonisolated struct MeshGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never

  /// A vertex with the control points of the curves to its four neighbours, all in fractions of the filled area.
  public struct BezierPoint: Hashable, Sendable {
    /// The vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve to the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the upper neighbour.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the lower neighbour.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The vertices, row by row.
  public enum Locations: Hashable, Sendable {
    /// Vertices alone: the curves run smoothly through them.
    case points([SIMD2<Float>])
    /// Vertices with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours of other working spaces, converted to sRGB.
    case resolvedColors([Color.Resolved])
  }

  /// The vertices of a row, 2…64.
  public var width: Int
  /// The rows, 2…64.
  public var height: Int
  /// The vertices, `width` times `height`.
  public var locations: Locations
  /// The vertices' colours, `width` times `height`.
  public var colors: Colors
  /// The colour outside of the patches, clear by default.
  public var background: Color
  /// Whether colours run in cubic curves, as by default, or straight between vertices.
  public var smoothsColors: Bool
  /// The space that colours are mixed in; all are mixed in encoded sRGB.
  public var colorSpace: Gradient.ColorSpace
  var space: Gradient.ColorSpace { colorSpace }

  /// Creates a mesh of locations and colours, row by row.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points and colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of vertices with control points, and of colours, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let tints: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(environment) }
      case .resolvedColors(let colors): colors.map { Color($0).rgba(environment) }
      }
    guard let vertices, tints.count == vertices.count,
      let grid = MeshGrid(
        width: width, height: height, vertices: vertices, background: background.rgba(environment),
        smoothsColors: smoothsColors)
    else { return _Fill(.color(.clear)) }
    return _Fill(LayoutFill(.mesh(grid, tints)).lowered(level))
  }

  private var vertices: [MeshGrid.Vertex]? {
    switch locations {
    case .points(let points): Self.smooth(points.map(Self.point), width, height)
    case .bezierPoints(let points):
      points.map {
        MeshGrid.Vertex(
          position: Self.point($0.position), leading: Self.point($0.leadingControlPoint),
          top: Self.point($0.topControlPoint), trailing: Self.point($0.trailingControlPoint),
          bottom: Self.point($0.bottomControlPoint))
      }
    }
  }

  /// The largest distance from the area in its sides; NaN is 0.
  private static let farthest: Float = 1e4

  private static func point(_ p: SIMD2<Float>) -> Point {
    func number(_ v: Float) -> Double { v.isNaN ? 0 : Double(min(max(v, -farthest), farthest)) }
    return Point(number(p.x), number(p.y))
  }

  /// Gives points the control points of curves that run smoothly through them: a third of the slope between the
  /// neighbours on both sides, at the edge of that to the only one.
  private static func smooth(_ points: [Point], _ width: Int, _ height: Int) -> [MeshGrid.Vertex]? {
    guard width > 1, height > 1, width <= MeshGrid.mostVertices, height <= MeshGrid.mostVertices,
      points.count == width * height
    else { return nil }
    func at(_ x: Int, _ y: Int) -> Point {
      points[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        let across = (at(x + 1, y) - at(x - 1, y)) * (x > 0 && x < width - 1 ? 1 / 6 : 1 / 3)
        let down = (at(x, y + 1) - at(x, y - 1)) * (y > 0 && y < height - 1 ? 1 / 6 : 1 / 3)
        let p = at(x, y)
        return MeshGrid.Vertex(
          position: p, leading: p - across, top: p - down, trailing: p + across, bottom: p + down)
      }
    }
  }
}

extension MeshGradient: _ViewStyle {}

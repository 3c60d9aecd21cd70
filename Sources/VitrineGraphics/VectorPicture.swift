/// A picture of outlines and paints that is drawn sharply at any size; positions are points with y down, and the
/// top left corner is the origin.
///
/// Pushes and pops nest.
public struct VectorPicture: Hashable, Sendable {
  /// The colour source of a fill or line.
  public enum Ink: Hashable, Sendable {
    case color(RGBA)
    /// A gradient in the picture's space, and an opacity 0…1 over it.
    case gradient(Gradient, opacity: Float)
  }

  public enum Step: Hashable, Sendable {
    case fill(Path, FillRule, Ink)
    case stroke(Path, StrokeStyle, Ink)
    /// Clips the following steps to the inside of a path, until `popClip`.
    case pushClip(Path, FillRule)
    case popClip
    /// Draws the following steps into a transparent layer, until `popLayer`; all they draw lies in `bounds`.
    case pushLayer(bounds: Rect, opacity: Float, blendMode: BlendMode = .normal)
    /// Starts the mask of the layer: what follows weights what was drawn into it, until `popLayer`.
    case beginMask(MaskMode)
    case popLayer
    /// Draws a picture of pixels; the map leads from its pixels to the picture's space.
    case image(DisplayImage, Affine, ImageDraw.Interpolation)
    /// Draws the following steps once for each cell of a grid, until `popTiles`.
    case pushTiles(VectorTiles)
    case popTiles
  }

  /// The size in points at which the picture is shown unless it is resized; both sides are positive.
  public let size: Size
  public let steps: [Step]

  public init(size: Size, steps: [Step]) {
    self.size = size
    self.steps = steps
  }
}

extension VectorPicture {
  /// The step that draws a line along a path of a space that `map` takes to the picture.
  ///
  /// A map that turns circles into ellipses does so with the line, whose area is then filled.
  package static func line(_ path: Path, _ style: StrokeStyle, _ map: Affine, _ ink: Ink) -> Step {
    guard let k = map.similarity else {
      return .fill(path.stroked(style, through: map), .nonZero, ink)
    }
    return .stroke(path.transformed(by: map), style.scaled(by: k), ink)
  }
}

extension VectorPicture {
  /// The most steps of a picture, with those of all its tiles: one with more is not drawn.
  package static let mostDrawnSteps = 1_000_000

  /// The number of steps that a drawing takes, those of tiles once for each cell.
  package var drawnSteps: Int { steps.drawnSteps }
}

extension [VectorPicture.Step] {
  /// The number of steps that a drawing of these takes, those of tiles once for each cell.
  package var drawnSteps: Int {
    var factors = [1]
    return reduce(0) { sum, step in
      if case .pushTiles(let tiles) = step {
        factors.append((factors.last ?? 1).multipliedClamped(by: tiles.count))
      } else if case .popTiles = step, factors.count > 1 {
        factors.removeLast()
      }
      return Swift.min(sum + (factors.last ?? 1), VectorTiles.most)
    }
  }
}

extension VectorPicture {
  /// The memory that outlines and pixels take, for limits.
  package var bytes: Int {
    steps.reduce(0) { sum, step in
      switch step {
      case .fill(let path, _, _), .stroke(let path, _, _), .pushClip(let path, _):
        sum + path.points.count * MemoryLayout<Point>.stride + MemoryLayout<Step>.stride
      case .image(let image, _, _):
        sum + image.pixmap.pixels.count * MemoryLayout<UInt32>.stride + MemoryLayout<Step>.stride
      case .popClip, .pushLayer, .beginMask, .popLayer, .pushTiles, .popTiles:
        sum + MemoryLayout<Step>.stride
      }
    }
  }
}

extension StrokeStyle {
  /// The style with all lengths multiplied.
  package func scaled(by k: Double) -> StrokeStyle {
    var style = self
    style.width *= k
    style.dash = dash.map { $0 * k }
    style.dashPhase *= k
    return style
  }
}

extension Affine {
  /// The factor by which all lengths grow; nil where it depends on the direction.
  package var similarity: Double? {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let near = 1e-6 * Swift.max(x, y)
    guard (x - y).magnitude <= near, (a * c + b * d).magnitude <= near * Swift.max(x, y) else {
      return nil
    }
    return x
  }
}

extension Path {
  /// The area of a line along the path, through a map that may stretch it.
  package func stroked(_ style: StrokeStyle, through map: Affine) -> Path {
    // Curves are followed as finely as the longer direction needs.
    let k = Swift.max(
      1e-3, (map.a * map.a + map.b * map.b).squareRoot(),
      (map.c * map.c + map.d * map.d).squareRoot())
    return transformed(by: .scale(k, k)).stroked(style.scaled(by: k))
      .transformed(by: Affine.scale(1 / k, 1 / k).then(map))
  }
}

import VitrineGraphics

/// What is painted, in user units.
enum SVGArea {
  case fill(Path, FillRule)
  case line(Path, StrokeStyle)

  /// The box that the area lies in.
  var bounds: Rect {
    switch self {
    case .fill(let path, _): return path.bounds ?? .zero
    case .line(let path, let style):
      // Miters reach farthest, then the corners of square ends.
      let reach = style.width / 2 * max(style.join == .miter ? style.miterLimit : 1, 1.5)
      return (path.bounds ?? .zero).grown(by: reach)
    }
  }

  /// The step that draws the area.
  func step(_ map: Affine, _ ink: VectorPicture.Ink) -> VectorPicture.Step {
    switch self {
    case .fill(let path, let rule): .fill(path.transformed(by: map), rule, ink)
    case .line(let path, let style): VectorPicture.line(path, style, map, ink)
    }
  }

  /// The outline of the area.
  func outline(_ map: Affine) -> (path: Path, rule: FillRule) {
    switch self {
    case .fill(let path, let rule): (path.transformed(by: map), rule)
    case .line(let path, let style): (path.stroked(style, through: map), .nonZero)
    }
  }
}

extension Rect {
  /// The box with each edge moved outwards, also where it has no area.
  func grown(by reach: Double) -> Rect {
    Rect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }
}

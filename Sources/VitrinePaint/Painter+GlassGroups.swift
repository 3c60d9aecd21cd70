import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Draws the glasses below a node that flow into each other, each run of them as one shape behind
  /// everything else in the group.
  mutating func openGlassGroup(_ i: Int, spacing: Double) {
    let glasses = glassShapes(below: i)
    for run in runs(of: glasses, spacing: spacing) where run.count > 1 {
      let outlines = run.map(\.outline)
      // Two shapes a gap `g` apart meet from a smoothness of 2 g on.
      let smoothness = Self.smoothness + 2 * widestGap(in: run, spacing: spacing)
      let outline = Path(melting: outlines, smoothness: smoothness)
      if outline.isEmpty { continue }
      for glass in run { meltedGlasses.insert(glass.node) }
      fillGeometry(
        .path(outline), outline.controlBounds, run[0].fill, .nonZero,
        gradientFrame: outline.controlBounds)
    }
  }

  /// The smoothness in points with which glasses of a group are joined (measured).
  private static let smoothness = 12.0
  /// The largest number of glasses of a group that flow into each other: each is compared with each.
  private static let mostGlasses = 64

  private struct GlassShape {
    let node: Int
    let fill: FillStyle
    /// The outline in canvas points.
    let outline: Path
    let bounds: Rect
  }

  /// Returns the glass shapes below a node that no effect changes.
  private func glassShapes(below i: Int) -> [GlassShape] {
    var result: [GlassShape] = []
    var j = i + 1
    while j < Int(tree.nodes[i].end), result.count < Self.mostGlasses {
      let node = tree.nodes[j]
      switch node.content {
      case .effect, .hidden: j = Int(node.end)
      case .shape(let shape):
        if case .fill(let fill, _) = shape.drawing, case .glass = fill.kind {
          let bounds = shape.bounds.offset(by: node.frame.origin)
          let outline = shape.geometry.offset(by: node.frame.origin).outline(in: bounds)
          result.append(GlassShape(node: j, fill: fill, outline: outline, bounds: bounds))
        }
        j += 1
      default: j += 1
      }
    }
    return result
  }

  /// Returns glasses of one fill in runs in which each is no further than `spacing` from another one.
  private func runs(of glasses: [GlassShape], spacing: Double) -> [[GlassShape]] {
    var runs: [[GlassShape]] = []
    for glass in glasses {
      let near = runs.indices.filter { index in
        runs[index].contains { $0.fill == glass.fill && $0.bounds.gap(to: glass.bounds) <= spacing }
      }
      guard let home = near.first else {
        runs.append([glass])
        continue
      }
      for other in near.dropFirst().reversed() { runs[home] += runs.remove(at: other) }
      runs[home].append(glass)
    }
    return runs
  }

  /// Returns the widest gap between neighbours of a run.
  private func widestGap(in run: [GlassShape], spacing: Double) -> Double {
    run.reduce(0) { widest, glass in
      let others = run.filter { $0.node != glass.node }
      let gap = others.map { $0.bounds.gap(to: glass.bounds) }.min() ?? 0
      return max(widest, min(gap, spacing))
    }
  }
}

extension PlacedGeometry {
  /// The outline in the space of `bounds`.
  fileprivate func outline(in bounds: Rect) -> Path {
    switch self {
    case .rectangle: Path(rect: bounds)
    case .roundedRectangle(let radii, let curve):
      Path(roundedRect: bounds, radii: radii, curve: curve)
    case .ellipse: Path(ellipseIn: bounds)
    case .path(let path): path
    }
  }
}

extension Rect {
  /// The distance to another rectangle; 0 if they touch.
  fileprivate func gap(to other: Rect) -> Double {
    let dx = max(0, max(other.minX - maxX, minX - other.maxX))
    let dy = max(0, max(other.minY - maxY, minY - other.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}

import VitrineGraphics
import VitrineLayout

/// The separate shapes of a drawing, each with its holes, from the largest to the smallest.
nonisolated struct SymbolParts {
  struct Part {
    var path: GraphicsPath
    let box: Rect
  }

  let parts: [Part]

  /// The largest number of shapes that are told apart; a drawing with more is one part.
  private static let limit = 64

  init(_ layers: [SymbolOutline.Layer]) {
    var (outer, holes) = ([GraphicsPath](), [GraphicsPath]())
    for layer in layers {
      for contour in layer.path.oriented(layer.rule).contours {
        if Polygon(contour.corners(6)).doubleArea > 0 {
          outer.append(contour)
        } else {
          holes.append(contour)
        }
      }
    }
    guard outer.count <= Self.limit else {
      parts = []
      return
    }
    var parts = outer.compactMap { path in path.bounds.map { Part(path: path, box: $0) } }
    parts.sort { $0.box.width * $0.box.height > $1.box.width * $1.box.height }
    for hole in holes {
      guard let point = hole.points.first else { continue }
      // The smallest shape around it.
      let owner = parts.lastIndex { $0.path.contains(point) && $0.box.contains(hole) }
      if let owner { parts[owner].path.append(hole) }
    }
    self.parts = parts
  }
}

extension Rect {
  fileprivate nonisolated func contains(_ hole: GraphicsPath) -> Bool {
    guard let box = hole.bounds else { return false }
    return box.minX >= minX && box.maxX <= maxX && box.minY >= minY && box.maxY <= maxY
  }
}

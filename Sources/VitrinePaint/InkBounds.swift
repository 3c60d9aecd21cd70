import VitrineGraphics
import VitrineLayout

/// The cut-off of a Gaussian in standard deviations: values beyond are below 1/255.
let gaussianReach = 3.0

/// Returns for every node a rectangle that contains everything its subtree draws, in canvas points, before
/// the transforms of effects above it. Conservative: it may be larger than the ink.
func inkBounds(_ tree: PlacedTree) -> [Rect] {
  var ink = [Rect](repeating: .zero, count: tree.nodes.count)
  for i in tree.nodes.indices.reversed() {
    var own = ink[i]
    switch tree.nodes[i].content {
    case .effect(let effect): own = effectInk(effect, tree.nodes[i].frame, own)
    case .hidden: own = .zero
    case let content: own = leafInk(content, tree.nodes[i].frame).union(own)
    }
    ink[i] = own
    let parent = Int(tree.nodes[i].parent)
    if parent >= 0 { ink[parent] = ink[parent].union(own) }
  }
  return ink
}

private func leafInk(_ content: PlacedContent, _ frame: Rect) -> Rect {
  switch content {
  case .text(let text):
    var reach = 0.0
    for line in text.layout.lines {
      for span in line.spans { reach = max(reach, span.emSize) }
    }
    // Accents, descenders and italics extend beyond the line box by less than half an em.
    let box = frame.inset(by: -reach / 2)
    return text.leaf.fills.reduce(box) { $0.union(shadowInk(of: $1, box)) }
  case .image: return frame
  case .shape(let shape): return shapeInk(shape).offset(by: frame.origin)
  case .canvas: return frame.inset(by: -max(frame.width, frame.height))
  default: return .zero
  }
}

private func shapeInk(_ shape: PlacedShape) -> Rect {
  var box = shape.bounds
  if case .path(let path) = shape.geometry { box = path.controlBounds }
  let fill: FillStyle
  switch shape.drawing {
  case .fill(let style, _): fill = style
  case .stroke(let style, let stroke):
    fill = style
    let miter = stroke.join == .miter ? max(1, min(stroke.miterLimit, 10)) : 1
    box = box.inset(by: -stroke.width / 2 * max(miter, 1.5))
  }
  return shadowInk(of: fill, box)
}

private func effectInk(_ effect: PlacedEffect, _ frame: Rect, _ content: Rect) -> Rect {
  switch effect {
  case .shadow(_, let radius, let x, let y):
    return content.union(
      content.inset(by: -gaussianReach * radius).offset(by: Point(x, y)))
  case .blur(let radius, _): return content.inset(by: -gaussianReach * radius)
  case .clip(let geometry, let bounds, _):
    if case .path(let path) = geometry {
      return content.intersection(path.controlBounds.offset(by: frame.origin))
    }
    return content.intersection(bounds.offset(by: frame.origin))
  case .transform(let map, _): return map.bounds(of: content)
  case .projection(let map, _):
    if content.isEmpty { return .zero }
    let box = map.bounds(of: content)
    // A plane that is seen from its edge has the thickness of a rounding error.
    return min(box.width, box.height) < 1e-9 ? .zero : box
  case .arc(let arc): return bentInk(arc, content)
  case .clockFigures(let height, _):
    return content.union(content.offset(by: Point(0, -content.height * max(0, height - 1))))
  // A bridge between glasses stays in the box around them; a bulge is a quarter of their spacing at most.
  case .glassGroup(let spacing): return content.inset(by: -spacing - 4)
  default: return content
  }
}

/// Returns a box around content on a circle: no point moves further from the middle of the baseline than the way along
/// it and across it.
private func bentInk(_ arc: TextArc, _ content: Rect) -> Rect {
  if content.isEmpty { return .zero }
  let middle = arc.middle
  let x = max((content.minX - middle.x).magnitude, (content.maxX - middle.x).magnitude)
  let y = max((content.minY - middle.y).magnitude, (content.maxY - middle.y).magnitude)
  // The outer side is longer than the baseline.
  let reach = x * (1 + y / arc.radius) + y
  return Rect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
}

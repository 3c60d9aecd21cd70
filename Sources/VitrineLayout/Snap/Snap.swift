import VitrineGraphics

/// Aligns frames and baselines to whole pixels.
///
/// Measured on Apple's pictures: filled frames and text baselines are on whole pixels, with halves rounded
/// down the page and to the right; an outline inset or widened inside a frame keeps its distance to the
/// frame's edges, so strokes keep their half pixels. The content of a rotated or scaled view is aligned
/// before the transform, which is applied about the aligned frame.
public func snap(_ tree: PlacedTree) -> PlacedTree {
  let grid = PixelGrid(scale: tree.scale)
  var result = tree
  var i = 0
  while i < result.nodes.count {
    let old = result.nodes[i].frame.origin
    snap(&result.nodes[i], grid)
    if case .effect(.arc) = result.nodes[i].content {
      // What is on a circle crosses the pixels at every angle: its circle stays where it was placed.
      i = Swift.max(Int(result.nodes[i].end), i + 1)
      continue
    }
    guard case .canvas = result.nodes[i].content else {
      i += 1
      continue
    }
    // What a canvas draws moves with its frame and is not aligned by itself.
    let end = Int(result.nodes[i].end)
    let delta = result.nodes[i].frame.origin - old
    for k in (i + 1)..<Swift.max(end, i + 1) { result.nodes[k].move(delta.x, delta.y) }
    i = Swift.max(end, i + 1)
  }
  return result
}

private func snap(_ node: inout PlacedNode, _ grid: PixelGrid) {
  let old = node.frame
  var new = grid.nearest(old)
  switch node.content {
  case .text(var text):
    // A text keeps its own box: only its origin is aligned.
    new.width = old.width
    new.height = old.height
    if snapLines(&text, at: new.y, grid) { node.content = .text(text) }
  case .shape(var shape):
    guard new != old else { break }
    let outline = Outline(geometry: shape.geometry, bounds: shape.bounds).following(old, new)
    shape.geometry = outline.geometry
    shape.bounds = outline.bounds
    node.content = .shape(shape)
  case .effect(.clip(let geometry, let bounds, let rule)):
    guard new != old else { break }
    let outline = Outline(geometry: geometry, bounds: bounds).following(old, new)
    node.content = .effect(.clip(outline.geometry, bounds: outline.bounds, rule))
  case .tapArea(let geometry, let bounds, let rule):
    guard new != old else { break }
    let outline = Outline(geometry: geometry, bounds: bounds).following(old, new)
    node.content = .tapArea(outline.geometry, bounds: outline.bounds, rule)
  case .effect(.transform(let map, let anchor)):
    guard new != old, map != .identity else { break }
    let dx = new.midX - old.midX
    let dy = new.midY - old.midY
    node.content = .effect(
      .transform(
        Affine.translation(-dx, -dy).then(map).then(.translation(dx, dy)), anchor: anchor))
  case .effect(.projection(let map, let turn)):
    guard new != old else { break }
    let way = Point(new.midX - old.midX, new.midY - old.midY)
    node.content = .effect(.projection(map.moved(by: way), turn: turn))
  default: break
  }
  node.frame = new
}

/// Moves the lines whose baselines are not on a pixel; returns whether any moved.
private func snapLines(_ text: inout PlacedText, at y: Double, _ grid: PixelGrid) -> Bool {
  var hasMoved = false
  for k in text.layout.lines.indices {
    let baseline = text.layout.lines[k].baseline
    let delta = grid.nearest(y + baseline) - (y + baseline)
    guard delta.magnitude > 1e-9 else { continue }
    text.layout.lines[k].baseline += delta
    text.layout.lines[k].top += delta
    hasMoved = true
  }
  guard hasMoved, let first = text.layout.lines.first, let last = text.layout.lines.last else {
    return false
  }
  text.layout.firstBaseline = first.baseline
  text.layout.lastBaseline = last.baseline
  return true
}

extension Outline {
  /// Returns the outline after its frame's edges moved: it keeps its distance to each of them; circles stay
  /// circles and fully round ends stay round.
  fileprivate func following(_ old: Rect, _ new: Rect) -> Outline {
    if case .path(let path) = geometry {
      guard old.width > 0, old.height > 0 else { return self }
      let map = Affine.scale(new.width / old.width, new.height / old.height)
      return map == .identity ? self : .path(path.transformed(by: map))
    }
    let right = old.width - bounds.maxX
    let bottom = old.height - bounds.maxY
    var box = Rect(
      x: bounds.x, y: bounds.y, width: Swift.max(new.width - bounds.x - right, 0),
      height: Swift.max(new.height - bounds.y - bottom, 0))
    switch geometry {
    case .ellipse where isSame(bounds.width, bounds.height):
      let side = Swift.min(box.width, box.height)
      box = Rect(
        x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      return Outline(geometry: .ellipse, bounds: box)
    case .roundedRectangle(let radii, let curve):
      let half = Swift.min(bounds.width, bounds.height) / 2
      let isRound = radii.isUniform && isSame(radii.topLeft, half)
      let fitting = isRound ? CornerRadii(Swift.min(box.width, box.height) / 2) : radii
      return Outline(geometry: .roundedRectangle(fitting, curve), bounds: box)
    default: return Outline(geometry: geometry, bounds: box)
    }
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }
}

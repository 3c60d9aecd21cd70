import VitrineGraphics

/// Steps and the area they draw in, in points; nil for nothing.
struct SVGPart {
  var steps: [VectorPicture.Step] = []
  var bounds: Rect?
  /// Whether some of it blends with what is drawn before it.
  var blends = false

  mutating func append(_ other: SVGPart) {
    steps += other.steps
    blends = blends || other.blends
    if let more = other.bounds { bounds = bounds.map { $0.joined(more) } ?? more }
  }

  /// Draws all in a layer of its own.
  mutating func enclose(
    opacity: Double = 1, blendMode: BlendMode = .normal, mask: SVGMask? = nil
  ) {
    guard let bounds else { return }
    var layer = [
      VectorPicture.Step.pushLayer(bounds: bounds, opacity: Float(opacity), blendMode: blendMode)
    ]
    layer += steps
    if let mask { layer += [.beginMask(mask.mode)] + mask.steps }
    steps = layer + [.popLayer]
    blends = blendMode != .normal
  }

  /// Draws all inside an outline.
  mutating func clip(_ outline: Path, _ rule: FillRule = .nonZero) {
    steps = [.pushClip(outline, rule)] + steps + [.popClip]
  }
}

/// What weights the pixels of a layer.
struct SVGMask {
  var mode: MaskMode
  var steps: [VectorPicture.Step]
}

extension Rect {
  /// The box around both, of which either may be a line.
  func joined(_ other: Rect) -> Rect {
    let (x0, y0) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  /// Whether the other lies inside, a thousandth of a point apart.
  func holds(_ other: Rect) -> Bool {
    let near = 0.001
    return other.minX >= minX - near && other.minY >= minY - near && other.maxX <= maxX + near
      && other.maxY <= maxY + near
  }
}

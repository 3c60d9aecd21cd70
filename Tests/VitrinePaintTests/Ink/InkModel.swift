import VitrineGraphics

/// A plain model of which effects act on which elements: pictures are arrays of premultiplied colours, effects
/// functions of whole pictures, and nothing is folded, skipped or kept for later.
struct InkModel {
  typealias Ink = SIMD4<Double>

  static let (width, height) = (40, 32)
  var pixels = [Ink](repeating: .zero, count: width * height)

  /// The effects of the views around an element.
  struct State {
    var opacity = 1.0
    var blend = BlendMode.normal
    /// The first is applied first.
    var colors: [[Float]] = []
    var shadow: (color: RGBA, dx: Int, dy: Int)?
    var map = Affine.identity

    var isFiltered: Bool { !colors.isEmpty || shadow != nil }

    /// The same place without effects.
    var plain: State {
      var state = State()
      state.map = map
      return state
    }
  }

  mutating func draw(_ sketch: InkSketch, _ state: State = State()) {
    switch sketch {
    case .box(let rect, let color):
      var element = InkModel()
      element.fill(state.map.bounds(of: rect), color, state.opacity)
      var rest = state
      rest.opacity = 1
      composite(element, rest)
    case .group(let parts): for part in parts { draw(part, state) }
    case .effect(let effect, let parts): draw(effect, parts, state)
    case .mask(let content, let mask):
      if state.isFiltered { return asGroup(sketch, state) }
      drawMasked(content, mask, state)
    }
  }

  private mutating func draw(_ effect: InkEffect, _ parts: [InkSketch], _ outer: State) {
    let whole = InkSketch.effect(effect, parts)
    var state = outer
    switch effect {
    case .opacity(let k): state.opacity *= k
    case .blend(let mode):
      if outer.isFiltered, mode != .normal { return asGroup(whole, outer) }
      state.blend = mode
    case .shadow(let color, let x, let y):
      if outer.isFiltered { return asGroup(whole, outer) }
      state.shadow = (color, Int(outer.map.a * x), Int(outer.map.d * y))
    case .clip(let rect):
      if outer.isFiltered { return asGroup(whole, outer) }
      return drawClipped(parts, outer.map.bounds(of: rect), outer)
    case .colors(let matrix):
      if outer.isFiltered || outer.blend != .normal {
        state.colors.insert(matrix, at: 0)
      } else {
        var group = InkModel()
        var inside = outer.plain
        inside.opacity = outer.opacity
        for part in parts { group.draw(part, inside) }
        group.recolor(matrix)
        return composite(group, outer.plain)
      }
    case .move(let map):
      if outer.isFiltered, map.a != map.d { return asGroup(whole, outer) }
      state.map = map.then(outer.map)
    case .compositingGroup:
      var group = InkModel()
      for part in parts { group.draw(part, outer.plain) }
      return composite(group, outer)
    }
    for part in parts { draw(part, state) }
  }

  /// Composites a subtree alone, then applies the effects around it.
  private mutating func asGroup(_ sketch: InkSketch, _ state: State) {
    var group = InkModel()
    group.draw(sketch, state.plain)
    composite(group, state)
  }

  private mutating func drawClipped(_ parts: [InkSketch], _ clip: Rect, _ state: State) {
    var copy = self
    for part in parts { copy.draw(part, state) }
    for i in pixels.indices where clip.holds(i) { pixels[i] = copy.pixels[i] }
  }

  private mutating func drawMasked(_ content: [InkSketch], _ mask: [InkSketch], _ state: State) {
    var isShape = false
    if mask.count == 1, case .box(_, let color) = mask[0] { isShape = color.alpha == 1 }
    let passes = isShape && state.blend == .normal
    var (inside, outside) = (state.plain, state)
    if passes { (inside.opacity, outside.opacity) = (state.opacity, 1) }
    var (group, cover) = (InkModel(), InkModel())
    for part in content { group.draw(part, inside) }
    for part in mask { cover.draw(part, state.plain) }
    for i in pixels.indices { group.pixels[i] *= cover.pixels[i].w }
    composite(group, outside)
  }

  /// Draws a finished picture under the effects around it: colours, shadow, opacity, blend mode.
  private mutating func composite(_ source: InkModel, _ state: State) {
    var source = source
    for matrix in state.colors { source.recolor(matrix) }
    if let shadow = state.shadow { source.castShadow(shadow.color, shadow.dx, shadow.dy) }
    for i in pixels.indices {
      pixels[i] = InkModel.blend(source.pixels[i] * state.opacity, over: pixels[i], state.blend)
    }
  }
}

extension InkModel {
  fileprivate mutating func fill(_ rect: Rect, _ color: RGBA, _ opacity: Double) {
    let ink = InkModel.ink(color) * opacity
    for i in pixels.indices where rect.holds(i) { pixels[i] = ink }
  }

  fileprivate mutating func recolor(_ m: [Float]) {
    for i in pixels.indices where pixels[i].w > 0 {
      let p = pixels[i]
      let c = Ink(p.x / p.w, p.y / p.w, p.z / p.w, p.w)
      var rows = [Double](repeating: 0, count: 4)
      for r in 0..<4 {
        rows[r] = Double(m[r * 5 + 4])
        for k in 0..<4 { rows[r] += Double(m[r * 5 + k]) * c[k] }
      }
      let k = rows.map { min(max($0, 0), 1) }
      pixels[i] = Ink(k[0] * k[3], k[1] * k[3], k[2] * k[3], k[3])
    }
  }

  fileprivate mutating func castShadow(_ color: RGBA, _ dx: Int, _ dy: Int) {
    let content = pixels
    for i in pixels.indices {
      let (x, y) = (i % InkModel.width - dx, i / InkModel.width - dy)
      guard (0..<InkModel.width).contains(x), (0..<InkModel.height).contains(y) else { continue }
      let below = InkModel.ink(color) * content[y * InkModel.width + x].w
      pixels[i] = content[i] + below * (1 - content[i].w)
    }
  }

  fileprivate static func ink(_ c: RGBA) -> Ink {
    Ink(Double(c.red), Double(c.green), Double(c.blue), 1) * Double(c.alpha)
  }

  fileprivate static func blend(_ s: Ink, over b: Ink, _ mode: BlendMode) -> Ink {
    switch mode {
    case .destinationOut: return b * (1 - s.w)
    case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
    case .multiply:
      var mixed = s * (1 - b.w) + b * (1 - s.w) + s * b
      mixed.w = s.w + b.w * (1 - s.w)
      return mixed
    case .screen: return s + b - s * b
    default: return s + b * (1 - s.w)
    }
  }
}

extension Rect {
  /// Whether the centre of a pixel of the model is inside.
  fileprivate func holds(_ i: Int) -> Bool {
    let x = Double(i % InkModel.width) + 0.5
    let y = Double(i / InkModel.width) + 0.5
    return x > minX && x < maxX && y > minY && y < maxY
  }
}

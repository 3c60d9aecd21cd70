import VitrineGraphics
import VitrineLayout

extension Painter {
  mutating func drawShape(_ shape: PlacedShape, _ node: PlacedNode) {
    let bounds = shape.bounds.offset(by: node.frame.origin)
    let geometry = shape.geometry.offset(by: node.frame.origin)
    switch shape.drawing {
    case .fill(let fill, let rule):
      fillGeometry(geometry, bounds, fill, rule, gradientFrame: node.frame)
    case .stroke(let fill, let stroke):
      strokeGeometry(geometry, bounds, fill, stroke, gradientFrame: node.frame)
    }
  }

  /// Fills a geometry given in canvas space.
  mutating func fillGeometry(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ fill: FillStyle, _ rule: FillRule,
    gradientFrame: Rect
  ) {
    if case .image(let image, let scale) = fill.kind {
      let blended = pushBlend(of: fill, ink: bounds)
      tile(image, scale, in: path(geometry, bounds), bounds, opacity: fill.opacity, rule)
      if blended { append(.popLayer) }
      return
    }
    let layers = pushShadows(of: fill, ink: bounds)
    var frame = gradientFrame
    if case .glass(let glass) = fill.kind {
      glassShadow(glass, geometry, bounds, rule)
      frame = bounds
    }
    let source = paint(fill, in: frame)
    withSoftClips(around: bounds, unless: substitute(geometry, bounds, source)) { painter in
      painter.append(painter.fillCommand(geometry, bounds, source, rule))
    }
    for _ in 0..<layers { append(.popLayer) }
    for shadow in fill.shadows where shadow.isInner {
      innerShadow(shadow, path(geometry, bounds), bounds, rule)
    }
  }

  private mutating func fillCommand(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ source: Paint, _ rule: FillRule
  ) -> DisplayCommand {
    if arc == nil, map.isAxisAligned, map.a > 0, map.d > 0 {
      switch geometry {
      case .rectangle: return .fillRect(map.bounds(of: bounds), source)
      case .roundedRectangle(let radii, let curve) where map.a == map.d:
        return .fillRoundedRect(map.bounds(of: bounds), radii.scaled(by: map.a), curve, source)
      default: break
      }
    }
    return .fillPath(path: add(path(geometry, bounds)), rule: rule, source)
  }

  mutating func strokeGeometry(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ fill: FillStyle, _ stroke: StrokeStyle,
    gradientFrame: Rect
  ) {
    let layers = pushShadows(of: fill, ink: bounds.inset(by: -stroke.width))
    let source = paint(fill, in: gradientFrame)
    var device = stroke
    device.width *= deviceScale
    device.dash = device.dash.map { $0 * deviceScale }
    device.dashPhase *= deviceScale
    // Only dashes show where an outline begins.
    let outline = path(geometry, bounds, from: stroke.dash.isEmpty ? .top : .right)
    withSoftClips(around: bounds.inset(by: -stroke.width), unless: nil) { painter in
      painter.append(.strokePath(path: painter.add(outline), device, source))
    }
    for _ in 0..<layers { append(.popLayer) }
  }

  /// Returns the outline of a geometry (canvas points) in device pixels.
  func path(
    _ geometry: PlacedGeometry, _ bounds: Rect, from start: RoundedRectStart = .top
  ) -> Path {
    switch geometry {
    case .rectangle: return mapped(Path(rect: bounds))
    case .roundedRectangle(let radii, let curve):
      return mapped(Path(roundedRect: bounds, radii: radii, curve: curve, from: start))
    case .ellipse: return mapped(Path(ellipseIn: bounds))
    case .path(let path): return mapped(path)
    }
  }

  /// Opens a layer for the blend mode of a fill; returns whether there is one.
  private mutating func pushBlend(of fill: FillStyle, ink: Rect) -> Bool {
    if fill.blendMode == .normal { return false }
    append(
      .pushLayer(Layer(bounds: map.bounds(of: shadowInk(of: fill, ink)), blendMode: fill.blendMode))
    )
    return true
  }

  /// Opens the layers of a fill: for its blend mode, and for each outer shadow; returns the number of layers to pop.
  mutating func pushShadows(of fill: FillStyle, ink: Rect) -> Int {
    let blended = pushBlend(of: fill, ink: ink)
    let outer = fill.shadows.filter { !$0.isInner }
    // The first shadow is drawn directly behind the fill.
    for s in outer.reversed() {
      append(
        .pushLayer(
          Layer(bounds: map.bounds(of: ink), filters: [shadow(s.color, s.radius, s.x, s.y)])))
    }
    return outer.count + (blended ? 1 : 0)
  }

  /// Draws the shadow that the outside of a path casts into it.
  private mutating func innerShadow(
    _ s: FillShadow, _ outline: Path, _ bounds: Rect, _ rule: FillRule
  ) {
    let reach = 3 * s.radius + max(s.x.magnitude, s.y.magnitude) + 1
    let around = map.bounds(of: bounds.inset(by: -reach))
    var outside = Path(rect: around)
    outside.append(outline)
    append(.pushClip(path: add(outline), rule: rule))
    append(
      .pushLayer(
        Layer(
          bounds: around, opacity: Float(inherited.opacity),
          filters: [shadow(s.color, s.radius, s.x, s.y)])))
    append(.fillPath(path: add(outside), rule: .evenOdd, .color(.black)))
    append(.popLayer)
    append(.popClip)
  }

  /// Returns the command that draws a rectangle, or a glass in the clip's own shape, together with the one soft
  /// clip of the same size around it.
  private func substitute(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ source: Paint
  ) -> DisplayCommand? {
    guard
      softClips.count == 1, arc == nil, let clip = softClips.last, clip.bounds == bounds,
      clip.map == map,
      map.isAxisAligned, map.a == map.d, map.a > 0,
      case .roundedRectangle(let radii, let curve) = clip.geometry,
      geometry == .rectangle || (geometry == clip.geometry && source.isBackdrop)
    else { return nil }
    return .fillRoundedRect(map.bounds(of: bounds), radii.scaled(by: map.a), curve, source)
  }

  /// Draws under the soft clips that `ink` (canvas points) crosses, or appends `whole` instead.
  mutating func withSoftClips(
    around ink: Rect, unless whole: DisplayCommand?, _ draw: (inout Painter) -> Void
  ) {
    if let whole {
      append(whole)
      return
    }
    var pushed = 0
    for clip in softClips where clip.map != map || !clip.holds(ink) {
      let (current, around) = (map, arc)
      (map, arc) = (clip.map, clip.arc)
      let outline = path(clip.geometry, clip.bounds)
      (map, arc) = (current, around)
      append(.pushClip(path: add(outline), rule: clip.rule))
      pushed += 1
    }
    draw(&self)
    for _ in 0..<pushed { append(.popClip) }
  }
}

extension Paint {
  fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
}

extension CornerRadii {
  func scaled(by k: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * k, topRight: topRight * k, bottomRight: bottomRight * k,
      bottomLeft: bottomLeft * k)
  }
}

extension ByteWriter {
  mutating func put(_ p: Paint) {
    switch p {
    case .color(let c):
      put(UInt8(0))
      put(c)
    case .gradient(let index, let opacity):
      put(UInt8(1))
      put(index)
      put(opacity)
    case .backdrop(let index, let opacity):
      put(UInt8(2))
      put(index)
      put(opacity)
    }
  }

  private mutating func put(_ c: CornerRadii, _ curve: CornerCurve) {
    for v in [c.topLeft, c.topRight, c.bottomRight, c.bottomLeft] { put(v) }
    put(curve.rawValue)
  }

  private mutating func put(_ s: StrokeStyle) {
    put(s.width)
    put(s.cap.rawValue)
    put(s.join.rawValue)
    put(s.miterLimit)
    list(s.dash) { $0.put($1) }
    put(s.dashPhase)
  }

  private mutating func put(_ run: GlyphRun) {
    list(run.outlines) { $0.put($1) }
    list(run.positions) { $0.put($1) }
    put(run.emSize)
    put(run.map)
    put(run.paint)
  }

  private mutating func put(_ draw: ImageDraw) {
    put(draw.image)
    put(draw.source)
    put(draw.map)
    put(draw.interpolation.rawValue)
    put(draw.opacity)
    put(draw.template != nil)
    if let template = draw.template { put(template) }
  }

  private mutating func put(_ layer: Layer) {
    put(layer.bounds)
    put(layer.opacity)
    put(layer.blendMode.rawValue)
    list(layer.filters) { $0.put($1) }
    put(layer.isDeep)
    put(layer.projection ?? -1)
  }

  private mutating func put(_ filter: LayerFilter) {
    switch filter {
    case .shadow(let color, let sigma, let dx, let dy):
      put(UInt8(0))
      put(color)
      for v in [sigma, dx, dy] { put(v) }
    case .blur(let sigma, let opaque):
      put(UInt8(1))
      put(sigma)
      put(opaque)
    case .colorMatrix(let m):
      put(UInt8(2))
      list(m) { $0.put($1) }
    case .luminanceToAlpha: put(UInt8(3))
    case .alphaByLuminance: put(UInt8(4))
    case .alphaByLight: put(UInt8(5))
    case .alphaThreshold(let least, let most, let color):
      put(UInt8(6))
      put(least)
      put(most)
      put(color)
    }
  }

  mutating func put(_ command: DisplayCommand) {
    switch command {
    case .fillRect(let r, let paint):
      put(UInt8(0))
      put(r)
      put(paint)
    case .fillRoundedRect(let r, let radii, let curve, let paint):
      put(UInt8(1))
      put(r)
      put(radii, curve)
      put(paint)
    case .fillPath(let path, let rule, let paint):
      put(UInt8(2))
      put(path)
      put(rule.rawValue)
      put(paint)
    case .strokePath(let path, let style, let paint):
      put(UInt8(3))
      put(path)
      put(style)
      put(paint)
    case .drawGlyphs(let run):
      put(UInt8(4))
      put(run)
    case .drawImage(let draw):
      put(UInt8(5))
      put(draw)
    case .pushClip(let path, let rule):
      put(UInt8(6))
      put(path)
      put(rule.rawValue)
    case .popClip: put(UInt8(7))
    case .pushLayer(let layer):
      put(UInt8(8))
      put(layer)
    case .beginMask(let mode):
      put(UInt8(9))
      put(mode.rawValue)
    case .popLayer: put(UInt8(10))
    }
  }
}

extension ByteReader {
  mutating func paint() throws(DisplayListCodingError) -> Paint {
    switch try integer() as UInt8 {
    case 0: return .color(try color())
    case 1: return .gradient(try integer(), opacity: try float())
    case 2: return .backdrop(try integer(), opacity: try float())
    default: throw malformed("paint")
    }
  }

  private mutating func radii() throws(DisplayListCodingError) -> CornerRadii {
    CornerRadii(
      topLeft: try double(), topRight: try double(), bottomRight: try double(),
      bottomLeft: try double())
  }

  private mutating func stroke() throws(DisplayListCodingError) -> StrokeStyle {
    StrokeStyle(
      width: try double(), cap: try tag("cap"), join: try tag("join"), miterLimit: try double(),
      dash: try list { r throws(DisplayListCodingError) in try r.double() },
      dashPhase: try double())
  }

  private mutating func glyphs() throws(DisplayListCodingError) -> GlyphRun {
    GlyphRun(
      outlines: try list { r throws(DisplayListCodingError) in try r.integer() },
      positions: try list { r throws(DisplayListCodingError) in try r.point() },
      emSize: try double(), map: try affine(), paint: try paint())
  }

  private mutating func imageDraw() throws(DisplayListCodingError) -> ImageDraw {
    var draw = ImageDraw(
      image: try integer(), source: try rect(), map: try affine(),
      interpolation: try tag("interpolation"), opacity: try float())
    if try bool() { draw.template = try paint() }
    return draw
  }

  private mutating func layer() throws(DisplayListCodingError) -> Layer {
    var layer = Layer(
      bounds: try rect(), opacity: try float(), blendMode: try tag("blend mode"),
      filters: try list { r throws(DisplayListCodingError) in try r.filter() },
      isDeep: try bool())
    let projection: Int32 = try integer()
    guard projection >= -1 else { throw malformed("projection of a layer") }
    if projection >= 0 { layer.projection = projection }
    return layer
  }

  private mutating func filter() throws(DisplayListCodingError) -> LayerFilter {
    switch try integer() as UInt8 {
    case 0:
      return .shadow(try color(), sigma: try double(), dx: try double(), dy: try double())
    case 1: return .blur(sigma: try double(), opaque: try bool())
    case 2: return .colorMatrix(try list { r throws(DisplayListCodingError) in try r.float() })
    case 3: return .luminanceToAlpha
    case 4: return .alphaByLuminance
    case 5: return .alphaByLight
    case 6: return .alphaThreshold(least: try float(), most: try float(), try color())
    default: throw malformed("filter")
    }
  }

  mutating func command() throws(DisplayListCodingError) -> DisplayCommand {
    switch try integer() as UInt8 {
    case 0: return .fillRect(try rect(), try paint())
    case 1:
      return .fillRoundedRect(
        try rect(), try radii(), try tag("corner curve"), try paint())
    case 2: return .fillPath(path: try integer(), rule: try tag("rule"), try paint())
    case 3: return .strokePath(path: try integer(), try stroke(), try paint())
    case 4: return .drawGlyphs(try glyphs())
    case 5: return .drawImage(try imageDraw())
    case 6: return .pushClip(path: try integer(), rule: try tag("rule"))
    case 7: return .popClip
    case 8: return .pushLayer(try layer())
    case 9: return .beginMask(try tag("mask"))
    case 10: return .popLayer
    default: throw malformed("command")
    }
  }
}

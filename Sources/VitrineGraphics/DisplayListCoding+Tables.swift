extension ByteWriter {
  mutating func put(_ path: Path) {
    list(path.verbs) { $0.put($1.rawValue) }
    list(path.points) { $0.put($1) }
  }

  mutating func put(_ g: Gradient) {
    switch g.geometry {
    case .linear(let start, let end):
      put(UInt8(0))
      put(start)
      put(end)
    case .radial(let center, let inner, let outer, let map):
      put(UInt8(1))
      put(center)
      put(inner)
      put(outer)
      put(map)
    case .angular(let center, let start, let end):
      put(UInt8(2))
      put(center)
      put(start)
      put(end)
    case .conical(let start, let inner, let end, let outer, let map):
      put(UInt8(4))
      put(start)
      put(inner)
      put(end)
      put(outer)
      put(map)
    case .mesh(let grid):
      put(UInt8(3))
      put(Int64(grid.width))
      put(Int64(grid.height))
      list(grid.vertices) { w, vertex in for point in vertex.points { w.put(point) } }
      put(grid.background)
      put(grid.smoothsColors)
    }
    list(g.stops) { w, stop in
      w.put(stop.color)
      w.put(stop.location)
    }
  }

  mutating func put(_ o: GlyphOutline) {
    put(o.key)
    put(o.path)
    put(o.bold)
  }

  mutating func put(_ p: Projection) { for v in p.numbers { put(v) } }

  mutating func put(_ b: Backdrop) {
    put(b.sigma)
    put(b.averages)
    put(b.curve != nil)
    if let curve = b.curve {
      for i in 0..<4 { put(curve.values[i]) }
      put(curve.amount)
    }
    for v in [b.saturation, b.brightness, b.ceiling] { put(v) }
    list(b.matrix) { $0.put($1) }
    put(b.tint)
    put(b.edge != nil)
    if let edge = b.edge { put(edge) }
  }

  private mutating func put(_ e: GlassEdge) {
    put(e.shift)
    put(e.depth)
    put(e.strength)
    put(e.rimWidth)
    put(e.rimLight)
    put(e.rimFill)
    put(e.rimSpread)
    put(e.rimAxis)
  }

  mutating func put(_ i: DisplayImage) {
    put(i.key)
    put(Int64(i.pixmap.width))
    put(Int64(i.pixmap.height))
    list(i.pixmap.pixels) { $0.put($1) }
  }
}

extension ByteReader {
  /// Rebuilds a path segment by segment, so that one that violates its invariants is refused.
  mutating func path() throws(DisplayListCodingError) -> Path {
    let verbs = try list { r throws(DisplayListCodingError) -> Path.Verb in try r.tag("verb") }
    let points = try list { r throws(DisplayListCodingError) in try r.point() }
    guard verbs.reduce(0, { $0 + $1.pointCount }) == points.count else {
      throw malformed("points of a path")
    }
    guard let path = Path(verbs: verbs, points: points) else {
      throw malformed("order of a path's segments")
    }
    return path
  }

  mutating func gradient() throws(DisplayListCodingError) -> Gradient {
    let geometry: Gradient.Geometry
    switch try integer() as UInt8 {
    case 0: geometry = .linear(start: try point(), end: try point())
    case 1:
      geometry = .radial(
        center: try point(), startRadius: try double(), endRadius: try double(), map: try affine())
    case 2:
      geometry = .angular(center: try point(), startAngle: try double(), endAngle: try double())
    case 3: geometry = .mesh(try mesh())
    case 4:
      geometry = .conical(
        start: try point(), startRadius: try double(), end: try point(), endRadius: try double(),
        map: try affine())
    default: throw malformed("gradient")
    }
    let stops = try list { r throws(DisplayListCodingError) in
      GradientStop(try r.color(), try r.double())
    }
    guard !stops.isEmpty else { throw malformed("gradient without stops") }
    return Gradient(geometry, stops: stops)
  }

  private mutating func mesh() throws(DisplayListCodingError) -> MeshGrid {
    let (width, height): (Int64, Int64) = (try integer(), try integer())
    let vertices = try list { r throws(DisplayListCodingError) in
      MeshGrid.Vertex(
        position: try r.point(), leading: try r.point(), top: try r.point(),
        trailing: try r.point(), bottom: try r.point())
    }
    let (background, smooths) = (try color(), try bool())
    guard
      let grid = MeshGrid(
        width: Int(clamping: width), height: Int(clamping: height), vertices: vertices,
        background: background, smoothsColors: smooths)
    else { throw malformed("vertices of a mesh") }
    return grid
  }

  mutating func outline() throws(DisplayListCodingError) -> GlyphOutline {
    GlyphOutline(key: try integer(), path: try path(), bold: try double())
  }

  mutating func projection() throws(DisplayListCodingError) -> Projection {
    Projection(
      try double(), try double(), try double(), try double(), try double(), try double(),
      try double(), try double(), try double())
  }

  mutating func backdrop() throws(DisplayListCodingError) -> Backdrop {
    var b = Backdrop(sigma: try double(), averages: try bool())
    if try bool() {
      b.curve = LuminanceCurve(
        try float(), try float(), try float(), try float(), amount: try float())
    }
    b.saturation = try float()
    b.brightness = try float()
    b.ceiling = try float()
    b.matrix = try list { r throws(DisplayListCodingError) in try r.float() }
    guard b.matrix.isEmpty || b.matrix.count == 12 else { throw malformed("matrix of a backdrop") }
    b.tint = try color()
    if try bool() { b.edge = try edge() }
    return b
  }

  private mutating func edge() throws(DisplayListCodingError) -> GlassEdge {
    GlassEdge(
      shift: try double(), depth: try double(), strength: try float(), rimWidth: try double(),
      rimLight: try float(), rimFill: try float(), rimSpread: try double(),
      rimAxis: try double())
  }

  mutating func image() throws(DisplayListCodingError) -> DisplayImage {
    let key: UInt64 = try integer()
    let width = try side()
    let height = try side()
    let pixels: [UInt32] = try list { r throws(DisplayListCodingError) in try r.integer() }
    guard pixels.count == width * height else { throw malformed("pixels of an image") }
    return DisplayImage(key: key, pixmap: Pixmap(width: width, height: height, pixels: pixels))
  }
}

// The binary form of a display list.
//
// Little-endian throughout: "VTDL", version (u16), width and height (i64), then the tables, each as
// a count (u32) and its entries: paths, gradients, outlines, images, backdrops, projections, commands, sources. Points
// and lengths are f64, colours and opacities f32, indices i32, tags u8. A reader refuses other versions.

extension DisplayList {
  static let magic: [UInt8] = [0x56, 0x54, 0x44, 0x4c]
  static let codingVersion: UInt16 = 5
  /// The largest number of pixels on a side, and in total, of a decoded list or image.
  static let largestSide = 1 << 15
  static let largestArea = 1 << 28

  /// Returns bytes from which `init(decoding:)` creates an equal list.
  public func encoded() -> [UInt8] {
    var w = ByteWriter()
    w.bytes = DisplayList.magic
    w.put(DisplayList.codingVersion)
    w.put(Int64(width))
    w.put(Int64(height))
    w.list(paths) { $0.put($1) }
    w.list(gradients) { $0.put($1) }
    w.list(outlines) { $0.put($1) }
    w.list(images) { $0.put($1) }
    w.list(backdrops) { $0.put($1) }
    w.list(projections) { $0.put($1) }
    w.list(commands) { $0.put($1) }
    w.list(sources) { $0.put($1) }
    return w.bytes
  }

  /// Reads the binary form; the result keeps every invariant of a display list.
  public init(decoding bytes: [UInt8]) throws(DisplayListCodingError) {
    var r = ByteReader(bytes)
    guard bytes.starts(with: DisplayList.magic) else { throw .notADisplayList }
    r.offset = DisplayList.magic.count
    let version: UInt16 = try r.integer()
    guard version == DisplayList.codingVersion else { throw .unsupportedVersion(version) }
    self.init(width: try r.side(), height: try r.side())
    guard width * height <= DisplayList.largestArea else { throw r.malformed("picture too large") }
    paths = try r.list { r throws(DisplayListCodingError) in try r.path() }
    gradients = try r.list { r throws(DisplayListCodingError) in try r.gradient() }
    outlines = try r.list { r throws(DisplayListCodingError) in try r.outline() }
    images = try r.list { r throws(DisplayListCodingError) in try r.image() }
    backdrops = try r.list { r throws(DisplayListCodingError) in try r.backdrop() }
    projections = try r.list { r throws(DisplayListCodingError) in try r.projection() }
    commands = try r.list { r throws(DisplayListCodingError) in try r.command() }
    sources = try r.list { r throws(DisplayListCodingError) in try r.integer() }
    guard r.offset == bytes.count else { throw r.malformed("bytes after the end") }
    if let problem = structureProblem { throw r.malformed(problem) }
  }

  /// The first violation of the list's invariants, or nil.
  public var structureProblem: String? {
    var open: [(isLayer: Bool, hasMask: Bool)] = []
    for command in commands {
      if let problem = indexProblem(command) { return problem }
      switch command {
      case .pushClip: open.append((false, false))
      case .pushLayer: open.append((true, false))
      case .beginMask:
        guard let last = open.last, last.isLayer, !last.hasMask else { return "stray mask" }
        open[open.count - 1].hasMask = true
      case .popClip: if open.popLast()?.isLayer != false { return "stray popClip" }
      case .popLayer: if open.popLast()?.isLayer != true { return "stray popLayer" }
      default: break
      }
    }
    return open.isEmpty ? nil : "push without pop"
  }

  private func indexProblem(_ command: DisplayCommand) -> String? {
    func isPath(_ i: Int32) -> Bool { i >= 0 && i < paths.count }
    func isPaint(_ p: Paint) -> Bool {
      switch p {
      case .color: true
      case .gradient(let i, _): i >= 0 && i < gradients.count
      case .backdrop(let i, _): i >= 0 && i < backdrops.count
      }
    }
    switch command {
    case .fillRect(_, let p), .fillRoundedRect(_, _, _, let p): return isPaint(p) ? nil : "paint"
    case .fillPath(let i, _, let p), .strokePath(let i, _, let p):
      return isPath(i) && isPaint(p) ? nil : "path or paint"
    case .pushClip(let i, _): return isPath(i) ? nil : "clip path"
    case .drawGlyphs(let run):
      let inside = run.outlines.allSatisfy { $0 >= 0 && $0 < outlines.count }
      return inside && run.outlines.count == run.positions.count && isPaint(run.paint)
        ? nil : "glyph run"
    case .drawImage(let draw):
      let paint = draw.template.map(isPaint) ?? true
      return paint && draw.image >= 0 && draw.image < images.count ? nil : "image"
    case .pushLayer(let layer):
      guard let index = layer.projection else { return nil }
      return projections.indices.contains(Int(index)) ? nil : "projection of a layer"
    default: return nil
    }
  }
}

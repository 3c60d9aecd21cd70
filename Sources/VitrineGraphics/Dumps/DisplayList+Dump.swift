extension DisplayList {
  /// The list as text, the same everywhere: the size, a line per command (indented inside clips and
  /// layers), then a line per entry of the tables. Numbers have at most four decimals.
  public func dump() -> String {
    var lines = ["display \(width) \(height)"]
    var depth = 1
    for command in commands {
      switch command {
      case .popClip, .popLayer, .beginMask: depth = Swift.max(depth - 1, 1)
      default: break
      }
      lines.append(String(repeating: "  ", count: depth) + command.dump)
      switch command {
      case .pushClip, .pushLayer, .beginMask: depth += 1
      default: break
      }
    }
    for (i, p) in paths.enumerated() { lines.append("path \(i)\(p.dump)") }
    for (i, g) in gradients.enumerated() { lines.append("gradient \(i) \(g.dump)") }
    for (i, o) in outlines.enumerated() {
      lines.append("outline \(i) key \(String(o.key, radix: 16)) bold \(o.bold.dump)\(o.path.dump)")
    }
    for (i, image) in images.enumerated() {
      let size = "\(image.pixmap.width) \(image.pixmap.height)"
      lines.append("image \(i) key \(String(image.key, radix: 16)) size \(size)")
    }
    for (i, b) in backdrops.enumerated() { lines.append("backdrop \(i) \(b.dump)") }
    for (i, p) in projections.enumerated() { lines.append("projection \(i) \(words(p.numbers))") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// At most four decimals without trailing zeros; never "-0".
  var dump: String {
    guard isFinite else { return isNaN ? "nan" : (self > 0 ? "inf" : "-inf") }
    guard magnitude < 1e12 else { return self > 0 ? "huge" : "-huge" }
    let scaled = Int64((self * 10000).rounded(.toNearestOrAwayFromZero))
    let whole = scaled.magnitude / 10000
    var digits = String(scaled.magnitude % 10000 + 10000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}

private func words(_ values: [Double]) -> String { values.map(\.dump).joined(separator: " ") }
private func words(_ p: Point) -> String { words([p.x, p.y]) }
private func words(_ r: Rect) -> String { words([r.x, r.y, r.width, r.height]) }
private func words(_ m: Affine) -> String { words([m.a, m.b, m.c, m.d, m.tx, m.ty]) }
private func words(_ c: RGBA) -> String {
  "rgba " + words([Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha)])
}

private func words(_ p: Paint) -> String {
  switch p {
  case .color(let c): words(c)
  case .gradient(let i, let opacity): "gradient \(i) opacity \(Double(opacity).dump)"
  case .backdrop(let i, let opacity): "backdrop \(i) opacity \(Double(opacity).dump)"
  }
}

private func words(_ s: StrokeStyle) -> String {
  var text = "width \(s.width.dump) cap \(s.cap) join \(s.join)"
  if s.join == .miter { text += " limit \(s.miterLimit.dump)" }
  if !s.dash.isEmpty { text += " dash \(words(s.dash)) phase \(s.dashPhase.dump)" }
  return text
}

extension Path {
  fileprivate var dump: String {
    var text = ""
    forEachSegment { verb, points in
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      text += " " + ([letter] + points.map { words($0) }).joined(separator: " ")
    }
    return text
  }
}

extension Gradient {
  fileprivate var dump: String {
    var text =
      switch geometry {
      case .linear(let start, let end):
        "linear \(words(start)) to \(words(end))"
      case .radial(let center, let inner, let outer, let map):
        "radial \(words(center)) radii \(inner.dump) \(outer.dump)"
          + " map \(words(map))"
      case .conical(let start, let inner, let end, let outer, let map):
        "conical \(words(start)) to \(words(end)) radii \(inner.dump) \(outer.dump)"
          + " map \(words(map))"
      case .angular(let center, let start, let end):
        "angular \(words(center)) angles \(start.dump) \(end.dump)"
      case .mesh(let grid):
        "mesh \(grid.width) by \(grid.height) at "
          + grid.vertices.map { words($0.position) }.joined(separator: ", ")
      }
    for stop in stops { text += " | \(stop.location.dump) \(words(stop.color))" }
    return text
  }
}

extension Backdrop {
  /// The steps that change something, in order.
  fileprivate var dump: String {
    var parts = [averages ? "average" : "sigma \(sigma.dump)"]
    if let curve {
      let values = (0..<4).map { Double(curve.values[$0]) }
      parts.append("curve \(words(values)) amount \(Double(curve.amount).dump)")
    }
    if saturation != 1 { parts.append("saturation \(Double(saturation).dump)") }
    if brightness != 0 { parts.append("brightness \(Double(brightness).dump)") }
    if ceiling != 1 { parts.append("ceiling \(Double(ceiling).dump)") }
    if !matrix.isEmpty { parts.append("matrix \(words(matrix.map(Double.init)))") }
    if tint.alpha != 0 { parts.append("tint \(words(tint))") }
    if let edge { parts.append(edge.dump) }
    return parts.joined(separator: " ")
  }
}

extension GlassEdge {
  fileprivate var dump: String {
    "edge shift \(shift.dump) depth \(depth.dump) strength \(Double(strength).dump)"
      + " rim \(rimWidth.dump) light \(Double(rimLight).dump) fill \(Double(rimFill).dump)"
      + " spread \(rimSpread.dump) axis \(rimAxis.dump)"
  }
}

extension LayerFilter {
  fileprivate var dump: String {
    switch self {
    case .shadow(let color, let sigma, let dx, let dy):
      "shadow sigma \(sigma.dump) offset \(dx.dump) \(dy.dump) \(words(color))"
    case .blur(let sigma, let opaque): "blur sigma \(sigma.dump)" + (opaque ? " opaque" : "")
    case .colorMatrix(let m): "colorMatrix \(words(m.map(Double.init)))"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaByLuminance: "alphaByLuminance"
    case .alphaByLight: "alphaByLight"
    case .alphaThreshold(let least, let most, let color):
      "alphaThreshold \(Double(least).dump) \(Double(most).dump) \(words(color))"
    }
  }
}

extension DisplayCommand {
  fileprivate var dump: String {
    switch self {
    case .fillRect(let r, let p): return "fillRect \(words(r)) \(words(p))"
    case .fillRoundedRect(let r, let c, let curve, let p):
      let radii = c.isUniform ? [c.topLeft] : [c.topLeft, c.topRight, c.bottomRight, c.bottomLeft]
      return "fillRoundedRect \(words(r)) radii \(words(radii))"
        + " \(curve) \(words(p))"
    case .fillPath(let i, let rule, let p): return "fillPath \(i) \(rule) \(words(p))"
    case .strokePath(let i, let style, let p):
      return "strokePath \(i) \(words(style)) \(words(p))"
    case .drawGlyphs(let run): return dumpGlyphs(run)
    case .drawImage(let draw): return dumpImage(draw)
    case .pushClip(let i, let rule): return "pushClip \(i) \(rule)"
    case .popClip: return "popClip"
    case .pushLayer(let layer):
      let filters = layer.filters.map { " | \($0.dump)" }.joined()
      return "pushLayer \(words(layer.bounds)) opacity"
        + " \(Double(layer.opacity).dump) \(layer.blendMode)\(layer.isDeep ? " deep" : "")"
        + (layer.projection.map { " projection \($0)" } ?? "") + filters
    case .beginMask(let mode): return "beginMask \(mode)"
    case .popLayer: return "popLayer"
    }
  }

  private func dumpGlyphs(_ run: GlyphRun) -> String {
    let glyphs = zip(run.outlines, run.positions)
      .map { "\($0) at \(words($1))" }.joined(separator: ", ")
    return "drawGlyphs em \(run.emSize.dump) map \(words(run.map))"
      + " \(words(run.paint)): \(glyphs)"
  }

  private func dumpImage(_ draw: ImageDraw) -> String {
    let template = draw.template.map { " template \(words($0))" } ?? ""
    return "drawImage \(draw.image) source \(words(draw.source))"
      + " map \(words(draw.map)) \(draw.interpolation)"
      + " opacity \(Double(draw.opacity).dump)\(template)"
  }
}

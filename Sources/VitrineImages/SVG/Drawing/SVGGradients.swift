import VitrineGraphics

extension SVGDrawing {
  private static let linear: Set<String> = ["x1", "y1", "x2", "y2"]
  private static let radial: Set<String> = ["cx", "cy", "r", "fx", "fy", "fr"]
  /// The most stops of a gradient, and the most repetitions of one.
  private static let mostStops = 256
  private static let mostRepetitions = 64

  /// The ink of a gradient for an area; nil for one without stops, and where the painted element has no box that it asks
  /// for.
  mutating func gradient(
    _ i: Int, _ area: SVGArea, _ source: SVGInkSource, _ opacity: Double, _ map: Affine,
    _ node: SVGNode
  ) -> VectorPicture.Ink? {
    let server = SVGServer(tree, i, ["linearGradient", "radialGradient"])
    let isRadial = tree.nodes[i].name == "radialGradient"
    let attributes = server.attributes(own: Self.linear.union(Self.radial))
    let stops = stops(server)
    guard let last = stops.last else { return nil }
    let isOfBox = attributes["gradientUnits"] != "userSpaceOnUse"
    if isOfBox, source.box?.isEmpty ?? true { return nil }
    var units = Affine.identity
    if isOfBox, let box = source.box {
      units = Affine.scale(box.width, box.height).then(.translation(box.x, box.y))
    }
    let size = isOfBox ? Size(1, 1) : source.viewport
    let unitBox = isOfBox ? Rect(x: 0, y: 0, width: 1, height: 1) : Rect(origin: .zero, size: size)
    let turn = serverTransform(server, "gradientTransform", unitBox)
    guard stops.count > 1,
      let geometry = SVGGradientGeometry(
        attributes, isRadial: isRadial, viewport: size, style(of: i).inherited.scale),
      !geometry.isPoint
    else { return .color(last.color.opacity(Float(opacity))) }
    let whole = turn.then(units).then(source.map)
    var gradient = Gradient(geometry.shape, stops: stops)
    guard let back = whole.inverse else {
      return .color(last.color.opacity(Float(opacity)))
    }
    let mode = SVGSpread(rawValue: attributes["spreadMethod"] ?? "pad") ?? .pad
    gradient = mode.applied(
      to: gradient, over: area.bounds, map.then(back), most: Self.mostRepetitions)
    return .gradient(gradient.transformed(by: whole), opacity: Float(opacity))
  }

  /// The transform of a gradient or pattern; one without an inverse counts as none.
  mutating func serverTransform(_ server: SVGServer, _ name: String, _ box: Rect) -> Affine {
    for i in server.chain {
      let style = style(of: i)
      let text = tree.nodes[i].attributes[name]
      guard text != nil || !style.own.transform.isIdentity else { continue }
      var transform = style.own.transform
      if transform.isIdentity, let text {
        guard let read = SVGTransform(text[...], style.inherited.scale) else {
          notes.add("'\(name)' is no list of transforms", tree.nodes[i].offset)
          return .identity
        }
        transform = read
      }
      if let map = turned(transform, style.own.transformOrigin, box) { return map }
      notes.add("'\(name)' has no inverse", tree.nodes[i].offset)
      break
    }
    return .identity
  }

  /// The stops of the nearest gradient that has some, by ascending location.
  private mutating func stops(_ server: SVGServer) -> [GradientStop] {
    guard let owner = server.owner({ $0.isSVG && $0.name == "stop" }) else { return [] }
    var floor = 0.0
    let indices = tree.nodes[owner].children.filter { tree.nodes[$0].name == "stop" }
    if indices.count > Self.mostStops {
      notes.add("stops after the first \(Self.mostStops) are not drawn", tree.nodes[owner].offset)
    }
    var stops: [GradientStop] = []
    for i in server.chain { tellChildren(of: i) }
    for i in indices.prefix(Self.mostStops) {
      tellChildren(of: i)
      let style = style(of: i)
      floor = max(floor, SVGNumber.share(tree.nodes[i].attributes["offset"] ?? "0") ?? 0)
      let color = style.own.stopColor.resolved(style.inherited.color)
      stops.append(GradientStop(color.opacity(Float(style.own.stopOpacity)), floor))
    }
    return Self.straight(stops)
  }

  /// The pieces between stops of different opacities. Display lists mix premultiplied colours, SVG straight ones: short
  /// pieces make the difference invisible.
  private static let piecesOfFades = 16

  private static func straight(_ stops: [GradientStop]) -> [GradientStop] {
    var result = Array(stops.prefix(1))
    for (a, b) in zip(stops, stops.dropFirst()) {
      if a.color.alpha != b.color.alpha, a.location < b.location {
        for k in 1..<piecesOfFades {
          let share = Double(k) / Double(piecesOfFades)
          result.append(
            GradientStop(
              a.color.mixed(b.color, Float(share)),
              a.location + (b.location - a.location) * share))
        }
      }
      result.append(b)
    }
    return result
  }
}

extension RGBA {
  /// The colour a share of the way to another one, each component by itself.
  fileprivate func mixed(_ other: RGBA, _ share: Float) -> RGBA {
    RGBA(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share, alpha + (other.alpha - alpha) * share)
  }
}

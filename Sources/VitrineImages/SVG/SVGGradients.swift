import VitrineGraphics

/// The gradients of a file.
struct SVGGradients {
  let tree: SVGTree

  /// What a reference to a gradient is drawn as.
  enum Found {
    case ink(VectorPicture.Ink)
    /// There is none, or the shape has no box to measure it by.
    case missing
    /// There is one that is not drawn as it should, and what is drawn for it.
    case noted(String, VectorPicture.Ink?)
  }

  /// The longest chain of gradients that take stops from each other.
  private static let longestChain = 16
  /// The most stops of a gradient, and the most repetitions of one.
  static let mostStops = 256
  private static let mostRepetitions = 64

  /// The paint of a gradient for a shape.
  /// - Parameters:
  ///   - box: the shape's box in user units, without its line.
  ///   - ink: the box with the line.
  ///   - map: from user units to the picture.
  func ink(
    _ id: String, opacity: Double, style: SVGStyle, box: Rect, ink: Rect, map: Affine,
    viewport: Size
  ) -> Found {
    guard let first = tree.identifiers[id] else { return .missing }
    let name = tree.nodes[first].name
    guard name == "linearGradient" || name == "radialGradient" else {
      return .noted("the paint <\(name)> is not drawn", nil)
    }
    let chain = chain(first)
    guard let stops = stops(chain, style), let last = stops.last else {
      return .ink(.color(.clear))
    }
    let attributes = chain.reversed().reduce(into: [String: String]()) {
      $0.merge(tree.nodes[$1].attributes) { $1 }
    }
    let isOfBox = attributes["gradientUnits"] != "userSpaceOnUse"
    guard !isOfBox || !box.isEmpty else { return .missing }
    guard let turn = Affine(svg: attributes["gradientTransform"] ?? "") else {
      return .noted("'gradientTransform' is no list of transforms", nil)
    }
    let units =
      isOfBox ? Affine.scale(box.width, box.height).then(.translation(box.x, box.y)) : .identity
    let whole = turn.then(units)
    let geometry = SVGGradientGeometry(
      attributes, isRadial: name == "radialGradient", viewport: isOfBox ? Size(1, 1) : viewport)
    guard let geometry else { return .noted("a length of <\(name)> is not read", nil) }
    guard !geometry.isPoint, whole.inverse != nil else {
      return .ink(.color(last.color.opacity(Float(opacity))))
    }
    var gradient = Gradient(geometry.shape, stops: stops)
    if let back = whole.inverse, let mode = SVGSpread(rawValue: attributes["spreadMethod"] ?? "pad")
    {
      gradient = mode.applied(to: gradient, over: ink, back, most: Self.mostRepetitions)
    }
    let drawn = VectorPicture.Ink.gradient(
      gradient.transformed(by: whole.then(map)), opacity: Float(opacity))
    return geometry.hasFocus
      ? .noted("the focus of <radialGradient> is drawn at its centre", drawn) : .ink(drawn)
  }

  /// A gradient and those it refers to.
  private func chain(_ first: Int) -> [Int] {
    var chain = [first]
    while chain.count < Self.longestChain, let last = chain.last,
      let next = tree.nodes[last].reference.flatMap({ tree.identifiers[$0] }), !chain.contains(next)
    {
      chain.append(next)
    }
    return chain
  }

  /// The stops of the first gradient that has some, by ascending location.
  private func stops(_ chain: [Int], _ style: SVGStyle) -> [GradientStop]? {
    guard let owner = chain.first(where: { !tree.nodes[$0].stops.isEmpty }) else { return nil }
    var floor = 0.0
    let stops = tree.nodes[owner].stops.map { i in
      let node = tree.nodes[i]
      floor = max(floor, SVGNumber.share(node.attributes["offset"] ?? "0") ?? 0)
      let text = node.properties["stop-color"] ?? "black"
      let color =
        text.lowercased() == "currentcolor" ? style.color : SVGColor.color(text) ?? .black
      let opacity = node.properties["stop-opacity"].flatMap { SVGNumber.share($0) } ?? 1
      return GradientStop(color.opacity(Float(opacity)), floor)
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

/// The circle or line of a gradient in its own units.
struct SVGGradientGeometry {
  var shape: Gradient.Geometry
  /// Whether the gradient has no extent, so that its last colour is all there is.
  var isPoint: Bool
  /// Whether the focus is not the centre.
  var hasFocus = false

  init?(_ attributes: [String: String], isRadial: Bool, viewport: Size) {
    func length(_ name: String, _ usual: String, _ whole: Double) -> Double? {
      SVGNumber.length(attributes[name] ?? usual, of: whole)
    }
    let (width, height) = (viewport.width, viewport.height)
    if isRadial {
      let diagonal = SVGViewport.diagonal(viewport)
      guard let x = length("cx", "50%", width), let y = length("cy", "50%", height),
        let r = length("r", "50%", diagonal), let inner = length("fr", "0", diagonal),
        let fx = length("fx", "\(x)", width), let fy = length("fy", "\(y)", height)
      else { return nil }
      shape = .radial(
        center: Point(x, y), startRadius: min(max(inner, 0), max(r, 0)), endRadius: r,
        map: .identity)
      isPoint = r <= 0
      hasFocus = (fx - x).magnitude > r / 1000 || (fy - y).magnitude > r / 1000
    } else {
      guard let x1 = length("x1", "0", width), let y1 = length("y1", "0", height),
        let x2 = length("x2", "100%", width), let y2 = length("y2", "0", height)
      else { return nil }
      shape = .linear(start: Point(x1, y1), end: Point(x2, y2))
      isPoint = x1 == x2 && y1 == y2
    }
  }
}

import VitrineGraphics
import VitrineLayout

extension PlacedShape {
  func properties(in size: Size) -> [Property] {
    var result = geometry.properties(in: bounds.size)
    let insets = [
      bounds.x, bounds.y, size.width - bounds.maxX, size.height - bounds.maxY,
    ].map { numeral($0) }
    if insets != ["0", "0", "0", "0"] {
      result.append(Property(PropertyKey.inset, insets.joined(separator: " ")))
    }
    switch drawing {
    case .fill(let fill, let rule):
      result.append(Property(PropertyKey.color, fill.word))
      result += [fill].colorNames
      if rule == .evenOdd { result.append(Property("rule", "evenOdd")) }
    case .stroke(let fill, let style):
      result.append(Property(PropertyKey.color, fill.word))
      result += [fill].colorNames
      result += style.properties
    }
    return result
  }
}

extension StrokeStyle {
  fileprivate var properties: [Property] {
    var result = [Property("lineWidth", numeral(width))]
    if cap != .butt { result.append(Property("lineCap", "\(cap)")) }
    if join != .miter { result.append(Property("lineJoin", "\(join)")) }
    if miterLimit != StrokeStyle().miterLimit {
      result.append(Property("miterLimit", numeral(miterLimit)))
    }
    if !dash.isEmpty {
      result.append(Property("dash", dash.map { numeral($0) }.joined(separator: " ")))
    }
    if dashPhase != 0 { result.append(Property("dashPhase", numeral(dashPhase))) }
    return result
  }
}

extension PlacedGeometry {
  /// The properties that do not depend on the size: a capsule stays a capsule at any size.
  func properties(in size: Size) -> [Property] {
    switch self {
    case .rectangle: return [Property("shape", "rectangle")]
    case .ellipse: return [Property("shape", "ellipse")]
    case .roundedRectangle(let radii, let curve):
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      // Slightly below half a side, because of rounding.
      let half = min(size.width, size.height) / 2 - 0.01
      let isCapsule = half > 0 && all.allSatisfy { $0 >= half }
      let radius =
        Set(all).count == 1 ? numeral(all[0]) : all.map { numeral($0) }.joined(separator: " ")
      return [
        Property("shape", curve == .circular ? "rounded circular" : "rounded"),
        Property("cornerRadius", isCapsule ? PropertyKey.capsule : radius),
      ]
    case .path(let path):
      return [
        Property("shape", "path"), Property(PropertyKey.path, path.shapeHash(in: size)),
      ]
    }
  }
}

extension Path {
  /// A hash of the outline scaled to a unit square, coarse enough for rounding errors.
  fileprivate func shapeHash(in size: Size) -> String {
    var hash = StableHash()
    for verb in verbs { hash.add(verb.rawValue) }
    // A thousandth of the side; half of a pixel of a 500-pixel picture.
    let unit = Point(1000 / max(size.width, 1e-6), 1000 / max(size.height, 1e-6))
    for point in points {
      for value in [point.x * unit.x, point.y * unit.y] where value.isFinite {
        hash.add(UInt64(bitPattern: Int64(max(-1e15, min(value, 1e15)).rounded())))
      }
    }
    return "#" + String(hash.value, radix: 16)
  }
}

extension PlacedEffect {
  func properties(in frame: Rect) -> [Property] {
    switch self {
    case .opacity(let opacity): [Property("opacity", numeral(opacity))]
    case .clip(let geometry, let bounds, _): geometry.properties(in: bounds.size)
    case .mask(let alignment): [Property("alignment", alignment.name)]
    case .compositingGroup, .deepGroup, .luminanceToAlpha, .alphaByLuminance, .alphaByLight: []
    case .clockFigures(let height, let stem):
      [Property("height", numeral(height)), Property("stem", numeral(stem))]
    case .glassGroup(let spacing): [Property("spacing", numeral(spacing))]
    case .arc(let arc):
      [Property("radius", numeral(arc.radius)), Property("angle", numeral(arc.angle))]
    case .shadow(let color, let radius, let x, let y):
      [
        Property(PropertyKey.color, color.word), Property("radius", numeral(radius)),
        Property("x", numeral(x)), Property("y", numeral(y)),
      ]
    case .blur(let radius, let opaque):
      [Property("radius", numeral(radius)), Property("opaque", "\(opaque)")]
    case .blendMode(let mode): [Property("blendMode", "\(mode)")]
    case .transform(let map, let anchor):
      [Property("matrix", [map.a, map.b, map.c, map.d].map { numeral($0) }.joined(separator: " "))]
        + (anchor.map { [Property("anchor", $0.dumpText)] } ?? map.shift(of: frame.origin))
    case .projection(let map, let turn): turn?.properties ?? map.properties(in: frame)
    case .vibrancy(let backdrop): [Property(PropertyKey.color, backdrop.word)]
    case .accented(let primary, let accent):
      [Property("primary", primary.word), Property("accent", accent.word)]
    case .colorMatrix(let matrix):
      [Property("matrix", matrix.map { numeral(Double($0)) }.joined(separator: " "))]
    }
  }
}

extension Rotation3D {
  /// The author's values.
  fileprivate var properties: [Property] {
    [
      Property("angle", numeral(radians * 180 / .pi) + "°"),
      Property("axis", [x, y, z].map { numeral($0) }.joined(separator: " ")),
      Property("anchor", anchor.dumpText), Property("anchorZ", numeral(anchorZ)),
      Property("perspective", numeral(perspective)),
    ]
  }
}

extension Projection {
  /// The map from the corner of a frame, which does not depend on the place of the view.
  fileprivate func properties(in frame: Rect) -> [Property] {
    let local = moved(by: Point(-frame.x, -frame.y))
    return [Property("matrix", local.numbers.map { numeral($0) }.joined(separator: " "))]
  }
}

extension Affine {
  /// The distance by which a map moves a view's first corner: of a map without an anchor, its author chose it.
  fileprivate func shift(of corner: Point) -> [Property] {
    let moved = apply(corner)
    let way = [moved.x - corner.x, moved.y - corner.y].map { numeral($0) }
    return way == ["0", "0"] ? [] : [Property(PropertyKey.shift, way.joined(separator: " "))]
  }
}

extension [FillStyle] {
  /// The names of the colours as one property; none where no colour has a name.
  var colorNames: [Property] {
    guard contains(where: { $0.name != nil }) else { return [] }
    return [
      Property(
        PropertyKey.colorName, map { $0.name ?? ($0.isColor ? $0.word : "") }.joined(separator: "|")
      )
    ]
  }
}

extension FillStyle {
  fileprivate var isColor: Bool {
    if case .color = kind { return true }
    return false
  }

  /// `#RRGGBB` with opacity, or the kind of gradient with its stops.
  var word: String {
    var text: String
    switch kind {
    case .color(let color): text = color.word
    case .linear(let stops, let start, let end):
      text = "linear \(point(start))–\(point(end)) \(words(stops))"
    case .radial(let stops, let center, let from, let to):
      text = "radial \(point(center)) \(numeral(from))–\(numeral(to)) \(words(stops))"
    case .elliptical(let stops, let center, let from, let to):
      text = "elliptical \(point(center)) \(numeral(from))–\(numeral(to)) \(words(stops))"
    case .angular(let stops, let center, let from, let to):
      text = "angular \(point(center)) \(numeral(from))–\(numeral(to)) \(words(stops))"
    case .mesh(let grid, let colors):
      text = "mesh \(grid.width)×\(grid.height) " + colors.map(\.word).joined(separator: ", ")
    case .backdrop(let backdrop): text = backdrop.word
    case .glass(let glass): text = "glass " + glass.tone.word
    case .image(let image, let scale): text = "image \(image.name) at \(numeral(scale))"
    }
    if opacity != 1 { text += " opacity \(numeral(opacity))" }
    if blendMode != .normal { text += " \(blendMode)" }
    for shadow in shadows {
      text +=
        " \(shadow.isInner ? "inner " : "")shadow \(shadow.color.word) \(numeral(shadow.radius)) "
        + "\(numeral(shadow.x)) \(numeral(shadow.y))"
    }
    return text
  }

  private func point(_ point: UnitPosition) -> String {
    "(\(numeral(point.x)), \(numeral(point.y)))"
  }

  private func words(_ stops: [GradientStop]) -> String {
    stops.map { "\($0.color.word) \(numeral($0.location))" }.joined(separator: ", ")
  }
}

extension Backdrop {
  /// The steps of a material in the order in which they are applied.
  fileprivate var word: String {
    var parts = ["backdrop"]
    if averages { parts.append("mean") }
    if let curve {
      let values = (0..<4).map { numeral(Double(curve.values[$0])) }.joined(separator: " ")
      parts.append("curve \(values) by \(numeral(Double(curve.amount)))")
    }
    if saturation != 1 { parts.append("saturation \(numeral(Double(saturation)))") }
    if brightness != 0 { parts.append("brightness \(numeral(Double(brightness)))") }
    if ceiling != 1 { parts.append("ceiling \(numeral(Double(ceiling)))") }
    if !matrix.isEmpty {
      parts.append("matrix \(matrix.map { numeral(Double($0)) }.joined(separator: " "))")
    }
    if sigma != 0 { parts.append("blur \(numeral(sigma))") }
    if tint.alpha != 0 { parts.append("tint \(tint.word)") }
    return parts.joined(separator: " ")
  }
}

extension RGBA {
  /// `#RRGGBB`, and the opacity where it is not 1; extended colours as three numbers.
  var word: String {
    let channels = [red, green, blue]
    var text: String
    if channels.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      text =
        "#"
        + channels.map { channel in
          let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
          return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    } else {
      text = "(" + channels.map { numeral(Double($0)) }.joined(separator: " ") + ")"
    }
    if alpha != 1 { text += " \(numeral((Double(alpha) * 1000).rounded() / 10))%" }
    return text
  }
}

import VitrineGraphics

/// The source of a fill's or line's colour before references are looked up.
enum SVGPaint: Equatable {
  case none
  case color(RGBA)
  /// A gradient, and what is drawn where there is none of that identifier.
  case reference(String, fallback: RGBA?)
}

/// The properties that elements inherit.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(width: 1, miterLimit: 4)
  /// `currentColor`.
  var color = RGBA.black
  var isVisible = true

  /// The properties that are read, also as attributes.
  static let properties: Set<String> = Set(unread.keys).union([
    "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "color", "visibility", "display", "opacity", "clip-path", "stop-color",
    "stop-opacity", "overflow",
  ])

  /// The longest value in bytes, as it is read again for each use of an element.
  static let longestValue = 4096

  /// The properties that change a picture and are not drawn, with the values that change nothing.
  static let unread: [String: Set<String>] = [
    "filter": ["none"], "mask": ["none"], "marker": ["none"], "marker-start": ["none"],
    "marker-mid": ["none"], "marker-end": ["none"], "mix-blend-mode": ["normal"],
    "paint-order": ["normal", "fill", "fill stroke", "fill stroke markers"],
    "vector-effect": ["none"], "color-interpolation": ["sRGB", "auto"],
    "isolation": ["auto", "isolate"],
  ]

  /// The style of an element inside one of this style. `problem` is called with each value that is not read.
  func inside(
    _ properties: [String: String], diagonal: Double, _ problem: (String) -> Void
  ) -> SVGStyle {
    var style = self
    // The colour first: others may refer to it.
    for name in ["color"] + properties.keys.sorted().filter({ $0 != "color" }) {
      guard let value = properties[name], value != "inherit" else { continue }
      guard value.utf8.count <= Self.longestValue else {
        problem("the value of '\(name)' is too long")
        continue
      }
      if let harmless = Self.unread[name] {
        if !harmless.contains(value) { problem("'\(name)' is not drawn") }
      } else if !style.set(name, value, diagonal) {
        problem("'\(value)' is no value of '\(name)'")
      }
    }
    return style
  }

  /// Sets one property; false if the value is none of it. Properties that are not inherited are left out.
  private mutating func set(_ name: String, _ value: String, _ diagonal: Double) -> Bool {
    switch name {
    case "fill": return replace(&fill, paint(value))
    case "stroke": return replace(&stroke, paint(value))
    case "color": return replace(&color, SVGColor.color(value))
    case "fill-opacity": return replace(&fillOpacity, SVGNumber.share(value))
    case "stroke-opacity": return replace(&strokeOpacity, SVGNumber.share(value))
    case "fill-rule": return replace(&fillRule, Self.rule(value))
    case "clip-rule": return replace(&clipRule, Self.rule(value))
    case "visibility": isVisible = value == "visible"
    default: return setLine(name, value, diagonal)
    }
    return true
  }

  private mutating func setLine(_ name: String, _ value: String, _ diagonal: Double) -> Bool {
    func length() -> Double? { SVGNumber.length(value, of: diagonal) }
    switch name {
    case "stroke-width": return replace(&line.width, length().flatMap { $0 >= 0 ? $0 : nil })
    case "stroke-dashoffset": return replace(&line.dashPhase, length())
    case "stroke-miterlimit":
      return replace(&line.miterLimit, Double(value).flatMap { $0 >= 1 ? $0 : nil })
    case "stroke-linecap":
      return replace(&line.cap, ["butt": .butt, "round": .round, "square": .square][value])
    case "stroke-linejoin":
      return replace(&line.join, ["miter": .miter, "round": .round, "bevel": .bevel][value])
    case "stroke-dasharray": return replace(&line.dash, Self.dashes(value, diagonal))
    default: return true
    }
  }

  private func replace<Value>(_ value: inout Value, _ new: Value?) -> Bool {
    if let new { value = new }
    return new != nil
  }

  private static func rule(_ value: String) -> FillRule? {
    ["nonzero": FillRule.nonZero, "evenodd": .evenOdd][value]
  }

  /// An even number of lengths; none for a solid line.
  private static func dashes(_ value: String, _ diagonal: Double) -> [Double]? {
    if value == "none" { return [] }
    let words = value.split { $0 == "," || $0.isWhitespace }
    let lengths = words.compactMap { SVGNumber.length(String($0), of: diagonal) }
    guard lengths.count == words.count, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }

  private func paint(_ value: String) -> SVGPaint? {
    switch value {
    case "none": return SVGPaint.none
    case "currentColor", "currentcolor": return .color(color)
    default: break
    }
    guard let (id, rest) = Self.reference(value) else {
      return SVGColor.color(value).map { .color($0) }
    }
    switch rest {
    case "", "none": return .reference(id, fallback: nil)
    case "currentColor": return .reference(id, fallback: color)
    default: return .reference(id, fallback: SVGColor.color(rest))
    }
  }

  /// The identifier in `url(#identifier)`, and what follows; nil for anything else.
  static func reference(_ value: String) -> (id: String, rest: String)? {
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
    let inner = value[..<close].dropFirst(4).trimmed.filter { $0 != "\"" && $0 != "'" }
    guard inner.hasPrefix("#") else { return nil }
    return (String(inner.dropFirst()), String(value[value.index(after: close)...].trimmed))
  }
}

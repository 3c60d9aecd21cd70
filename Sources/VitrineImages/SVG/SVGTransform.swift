import VitrineGraphics

extension Affine {
  /// A list of transforms of SVG 1.1, the last one applied first: `matrix`, `translate`, `scale`, `rotate`, `skewX`
  /// and `skewY`. Nil for anything else.
  package init?(svg text: String) {
    guard text.utf8.count <= SVGStyle.longestValue else { return nil }
    var (map, rest) = (Affine.identity, text[...].svgTrimmed)
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")"),
        let numbers = SVGNumber.list(rest[rest.index(after: open)..<close]),
        let one = Affine.transform(String(rest[..<open].svgTrimmed), numbers)
      else { return nil }
      map = one.then(map)
      rest = rest[rest.index(after: close)...].svgTrimmed
    }
    guard [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite) else { return nil }
    self = map
  }

  private static func transform(_ name: String, _ n: [Double]) -> Affine? {
    switch (name, n.count) {
    case ("matrix", 6): return Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return .translation(n[0], 0)
    case ("translate", 2): return .translation(n[0], n[1])
    case ("scale", 1): return .scale(n[0], n[0])
    case ("scale", 2): return .scale(n[0], n[1])
    case ("rotate", 1): return turn(n[0])
    case ("rotate", 3): return turn(n[0]).about(Point(n[1], n[2]))
    case ("skewX", 1): return slant(n[0]).map { Affine(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1): return slant(n[0]).map { Affine(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  private static func turn(_ degrees: Double) -> Affine {
    let angle = degrees * .pi / 180
    return .rotation(sine: Trig.sin(angle), cosine: Trig.cos(angle))
  }

  /// The tangent of an angle; nil where it has none.
  private static func slant(_ degrees: Double) -> Double? {
    let angle = degrees * .pi / 180
    let cosine = Trig.cos(angle)
    return cosine.magnitude > 1e-9 ? Trig.sin(angle) / cosine : nil
  }
}

extension Substring {
  /// Without the white space and commas that may stand between transforms.
  fileprivate var svgTrimmed: Substring {
    drop { $0.isWhitespace || $0 == "," }.trimmed
  }
}

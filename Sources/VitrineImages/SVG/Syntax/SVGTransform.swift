import VitrineGraphics

/// A list of transforms, the last one applied first, whose moves may be shares of a box.
struct SVGTransform: Hashable {
  private enum Step: Hashable {
    case map(Affine)
    case move(SVGLength, SVGLength)
  }

  private var steps: [Step] = []

  static let identity = SVGTransform()

  private init() {}

  /// The longest list in bytes.
  private static let longest = 4096

  /// The functions of SVG 1.1 and the flat ones of CSS Transforms 1, with numbers or with units; nil for anything else.
  init?(_ text: Substring, _ scale: SVGScale) {
    guard text.utf8.count <= Self.longest else { return nil }
    if text.trimmed == "none" { return }
    guard let functions = CSSFunction.list(text) else { return nil }
    for function in functions {
      guard let step = Self.step(function, scale) else { return nil }
      steps.append(step)
    }
  }

  /// The transform of the property `translate`, `rotate` or `scale`; nil for no value of it.
  init?(_ property: String, _ value: Substring, _ scale: SVGScale) {
    if value == "none" { return }
    let words = value.split(whereSeparator: \.isWhitespace)
    let step: Step? =
      switch (property, words.count) {
      case ("translate", 1...2): Self.move(words, scale)
      case ("scale", 1...2): Self.grown(words)
      case ("rotate", 1): Self.turned(words)
      // About the axis that points at the viewer.
      case ("rotate", 2) where words[0] == "z": Self.turned([words[1]])
      default: nil
      }
    guard let step else { return nil }
    steps = [step]
  }

  var isIdentity: Bool { steps.isEmpty }

  /// This transform applied after `other`, as properties that stand before others are.
  func applied(after other: SVGTransform) -> SVGTransform {
    var result = self
    result.steps += other.steps
    return result
  }

  /// The map; nil where a coefficient is not finite.
  /// - Parameter box: what percentages are of.
  func map(_ box: Size) -> Affine? {
    var map = Affine.identity
    for step in steps {
      switch step {
      case .map(let own): map = own.then(map)
      case .move(let x, let y):
        map = Affine.translation(x.resolved(of: box.width), y.resolved(of: box.height)).then(map)
      }
    }
    return [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite) ? map : nil
  }

  // MARK: Functions

  private static func step(_ function: CSSFunction, _ scale: SVGScale) -> Step? {
    // Numbers of attributes may touch, as in `translate(10-5)`.
    let words = function.content.split { $0 == "," || $0.isWhitespace }
    let numbers = SVGNumber.list(function.content)
    let parts = numbers.map { $0.map { Substring("\($0)") } } ?? words
    switch (function.name, parts.count) {
    case ("matrix", 6): return numbers.map { .map(matrix($0)) }
    case ("translate", 1...2): return move(parts, scale)
    case ("translatex", 1): return move(parts, scale)
    case ("translatey", 1): return move(["0", parts[0]], scale)
    case ("scale", 1...2): return grown(parts)
    case ("scalex", 1): return grown([parts[0], "1"])
    case ("scaley", 1): return grown(["1", parts[0]])
    case ("rotate", 1), ("rotate", 3): return turned(parts)
    case ("skew", 1...2): return slanted(parts[0], parts.count == 2 ? parts[1] : "0")
    case ("skewx", 1): return slanted(parts[0], "0")
    case ("skewy", 1): return slanted("0", parts[0])
    default: return nil
    }
  }

  private static func matrix(_ n: [Double]) -> Affine {
    Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private static func move(_ words: [Substring], _ scale: SVGScale) -> Step? {
    let lengths = words.compactMap { SVGLength($0, scale) }
    guard lengths.count == words.count else { return nil }
    return .move(lengths[0], lengths.count == 2 ? lengths[1] : .zero)
  }

  private static func grown(_ words: [Substring]) -> Step? {
    let shares = words.compactMap { word -> Double? in
      guard let (number, unit) = SVGNumber.dimension(word), unit.isEmpty || unit == "%" else {
        return nil
      }
      return unit == "%" ? number / 100 : number
    }
    guard shares.count == words.count else { return nil }
    return .map(.scale(shares[0], shares[shares.count - 1]))
  }

  private static func turned(_ words: [Substring]) -> Step? {
    guard let angle = SVGNumber.angle(words[0]) else { return nil }
    let turn = Affine.rotation(sine: Trig.sin(angle), cosine: Trig.cos(angle))
    guard words.count == 3 else { return .map(turn) }
    guard let x = SVGNumber.number(words[1]), let y = SVGNumber.number(words[2]) else { return nil }
    return .map(turn.about(Point(x, y)))
  }

  private static func slanted(_ x: Substring, _ y: Substring) -> Step? {
    guard let x = SVGNumber.angle(x).flatMap(tangent), let y = SVGNumber.angle(y).flatMap(tangent)
    else { return nil }
    return .map(Affine(a: 1, b: y, c: x, d: 1, tx: 0, ty: 0))
  }

  /// The tangent of an angle; nil where it has none.
  private static func tangent(_ angle: Double) -> Double? {
    let cosine = Trig.cos(angle)
    return cosine.magnitude > 1e-9 ? Trig.sin(angle) / cosine : nil
  }
}

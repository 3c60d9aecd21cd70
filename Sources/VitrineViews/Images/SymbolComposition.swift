import VitrineGraphics
import VitrineLayout
import VitrineText

/// Symbols that are made from the drawing of another: in a circle, with a slash, with a badge …
///
/// Drawn in em around the middle of the frame, y down. The proportions were estimated by eye against the
/// frames of `SymbolFrame.measured` and the strokes of text.
nonisolated enum SymbolComposition {
  typealias Symbol = SymbolCatalog.Symbol

  /// The most parts of a name that is looked into, and how often a base may be composed itself.
  private static let partLimit = 16
  private static let depthLimit = 3

  /// The weights of a composition: that of rings, slashes and badges, and that of what they stand around.
  struct Weights {
    var frame = SymbolStem.regularWeight
    var base = SymbolStem.regularWeight
    /// Whether what is inside a ring is made smaller where it would come too close to it.
    var leavesRoom = false

    /// Those of the base as a composition of its own.
    fileprivate var ofBase: Weights { Weights(frame: base, base: base, leavesRoom: leavesRoom) }
  }

  /// The symbol for a name without a drawing of its own; nil if its base has none either.
  ///
  /// - Parameter drawing: the drawing with its frame for a name at a weight.
  static func symbol(
    _ name: String, _ weights: Weights = Weights(), depth: Int = 0,
    _ drawing: (String, Double) -> Symbol?
  ) -> Symbol? {
    guard depth < depthLimit, let recipe = Recipe(name) else { return nil }
    var drawn: Symbol?
    for base in recipe.bases where drawn == nil {
      drawn =
        drawing(base, weights.base) ?? symbol(base, weights.ofBase, depth: depth + 1, drawing)
    }
    guard let whole = drawn else { return nil }
    switch recipe.change {
    case .enclosed(let enclosure):
      return enclosed(whole, name, enclosure, isFilled: recipe.isFilled, weights)
    case .slashed: return slashed(whole, name, weights)
    case .badged(let badge): return badged(whole, name, badge, weights)
    }
  }

  /// Whether a name is one of a symbol that is made from the drawing of another.
  static func isMade(
    _ name: String, depth: Int = 0, of isDrawn: (String) -> Bool
  ) -> Bool {
    guard depth < depthLimit, let recipe = Recipe(name) else { return false }
    return recipe.bases.contains { isDrawn($0) || isMade($0, depth: depth + 1, of: isDrawn) }
  }

  /// The symbols that a name may be made of, and the change that makes it.
  private struct Recipe {
    enum Change {
      case enclosed(SymbolEnclosure)
      case slashed
      case badged(SymbolBadge)
    }

    var change: Change
    /// The first that is drawn counts.
    var bases: [String]
    var isFilled: Bool

    init?(_ name: String) {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 1, parts.count <= partLimit else { return nil }
      isFilled = parts.last == "fill"
      let plain = isFilled ? Array(parts.dropLast()) : parts
      guard let ending = plain.last, plain.count > 1 else { return nil }
      let rest = Array(plain.dropLast())
      var (body, prefersFilled) = (rest, isFilled)
      if let enclosure = SymbolEnclosure(rawValue: ending) {
        change = .enclosed(enclosure)
        prefersFilled = SymbolEnclosure.holdsFilled(rest)
      } else if ending == "slash" {
        change = .slashed
      } else if rest.last == "badge", rest.count > 1, let badge = SymbolBadge(rawValue: ending) {
        change = .badged(badge)
        body = Array(rest.dropLast())
      } else {
        return nil
      }
      bases = (prefersFilled ? [body + ["fill"], body] : [body]).map { $0.joined(separator: ".") }
    }
  }

  // MARK: Parts

  /// The drawing in em around the middle of its frame, as one oriented outline.
  private static func placed(_ symbol: Symbol, _ weight: Double) -> GraphicsPath? {
    let box = symbol.outline.viewBox
    guard let frame = symbol.frame, box.width > 0 else { return nil }
    // Boxes of drawings grow with the weight.
    let hasFrameOfWeight = symbol.isComposed || symbol.template != nil
    let unit =
      (frame.width + (hasFrameOfWeight ? 0 : SymbolStem.growth(weight) * SymbolFrame.growth))
      / box.width
    let map = Affine.translation(-box.midX, -box.midY).then(.scale(unit, unit))
    var path = GraphicsPath()
    for layer in symbol.outline.layers { path.append(layer.path.oriented(layer.rule), map) }
    return path
  }

  private static func made(_ name: String, _ layers: [GraphicsPath], of base: Symbol) -> Symbol {
    let side = SymbolMetrics.boxPerEm
    var symbol = Symbol(
      outline: SymbolOutline(
        name: name, viewBox: Rect(x: -side / 2, y: -side / 2, width: side, height: side),
        layers: layers.map { SymbolOutline.Layer(path: $0, rule: .nonZero) }),
      colors: [], isWeak: base.isWeak, difference: base.difference
    ).framed
    symbol.isComposed = true
    return symbol
  }

  private static func enclosed(
    _ base: Symbol, _ name: String, _ enclosure: SymbolEnclosure, isFilled: Bool,
    _ weights: Weights
  ) -> Symbol? {
    guard let glyph = placed(base, weights.base), let ink = glyph.bounds,
      ink.width > 0 || ink.height > 0
    else {
      return nil
    }
    let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
    let scale = min(
      1, enclosure.glyphSide / max(ink.width, ink.height), enclosure.glyphDiagonal / diagonal)
    // Strokes keep most of their width, as far as the gaps of a detailed drawing stay open.
    let gauge = StrokeGauge(glyph)
    let stroke = min(gauge.stroke, SymbolStem.width(weights.base))
    let wanted = stroke * (1 / scale - 1) * strokeKept
    let room = gauge.gap - leastGap / scale
    let ring = SymbolStem.width(weights.frame) * ringShare
    var inner = glyph.emboldened(by: max(min(wanted, room), -gauge.stroke * mostThinned))
      .transformed(by: .translation(-ink.midX, -ink.midY).then(.scale(scale, scale)))
    if weights.leavesRoom {
      inner = fitted(inner, into: enclosure, inset: (isFilled ? 0 : ring) + ringGap)
    }
    if isFilled {
      var path = enclosure.outline(inset: 0)
      path.append(inner.reversed)
      return made(name, [path], of: base)
    }
    var outline = enclosure.outline(inset: 0)
    outline.append(enclosure.outline(inset: ring).reversed)
    return made(name, [inner, outline], of: base)
  }

  /// A drawing around the middle, made as small as an enclosure less a margin asks for.
  private static func fitted(
    _ glyph: GraphicsPath, into enclosure: SymbolEnclosure, inset: Double
  ) -> GraphicsPath {
    guard let room = enclosure.outline(inset: inset).bounds, let ink = glyph.bounds,
      ink.width > 0, ink.height > 0, room.height > 0
    else { return glyph }
    let reach = glyph.points.map(\.norm).max() ?? 0
    let scale =
      enclosure == .circle
      ? room.height / 2 / reach : min(room.width / ink.width, room.height / ink.height)
    return scale < 1 ? glyph.transformed(by: .scale(scale, scale)) : glyph
  }

  /// The part of what scaling takes from strokes that they get back, and the ring's stroke in stems.
  private static let strokeKept = 0.7
  /// The gap in em that an enclosed drawing keeps, half a point at 17, and the part of its strokes that may go for it.
  private static let leastGap = 0.03
  private static let mostThinned = 0.5
  private static let ringShare = 0.9
  /// The gap in em between a ring and what is inside it where there would be none.
  private static let ringGap = 0.06

  /// Half the extent of a slash and the gaps beside it, in em; the frames of `mic.slash` and `eye.slash` are
  /// 20 of 17 points high.
  private static let slash = (x: 0.46, y: 0.5, gap: 0.06)

  private static func slashed(_ base: Symbol, _ name: String, _ weights: Weights) -> Symbol? {
    guard let path = placed(base, weights.base) else { return nil }
    let half = SymbolStem.width(weights.frame) * ringShare / 2
    let length = (slash.x * slash.x + slash.y * slash.y).squareRoot()
    let along = Point(slash.x / length, slash.y / length)
    let across = Point(-along.y, along.x)
    func band(_ half: Double, _ reach: Double) -> [Point] {
      let (a, b) = (along * -reach, along * reach)
      return [a - across * half, b - across * half, b + across * half, a + across * half]
    }
    var whole = path.knockedOut(byConvex: band(half + slash.gap, 2 * length))
    var line = GraphicsPath()
    line.move(to: along * -length)
    line.line(to: along * length)
    whole.append(
      line.stroked(VitrineGraphics.StrokeStyle(width: 2 * half, cap: .round)).oriented(.nonZero))
    return made(name, [whole], of: base)
  }

  private static func badged(
    _ base: Symbol, _ name: String, _ badge: SymbolBadge, _ weights: Weights
  ) -> Symbol? {
    guard let path = placed(base, weights.base), let ink = path.bounds else { return nil }
    let center = Point(ink.maxX - SymbolBadge.overlap, ink.maxY - SymbolBadge.overlap)
    let body = path.knockedOut(
      byConvex: SymbolBadge.disc(center, SymbolBadge.radius + SymbolBadge.gap).corners(16))
    var sign = SymbolBadge.disc(center, SymbolBadge.radius)
    sign.append(badge.glyph.transformed(by: .translation(center.x, center.y)).reversed)
    return made(name, [body, sign], of: base)
  }
}

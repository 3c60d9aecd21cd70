import Synchronization
import VitrineGraphics
import VitrineLayout
import VitrineText

/// Drawings of symbols at other weights than regular, made once for each drawing and weight.
nonisolated final class SymbolWeights: Sendable {
  private struct Key: Hashable {
    let outline: SymbolOutline
    let weight: Int
  }

  private let made = Mutex<[Key: SymbolOutline]>([:])

  /// The weights of fonts are multiples of it.
  private static let step = 100.0
  /// The part of a narrow stroke that the lightest weights leave, and of a narrow gap that the boldest do.
  private static let keptStroke = 0.22
  private static let keptGap = 0.4
  /// The part that the lightest weights leave of a stroke that is hardly wider than their stem.
  private static let keptSmallStroke = 0.8

  /// The symbol as it looks beside text of a weight; itself beside regular text.
  func symbol(
    _ symbol: SymbolCatalog.Symbol, weight: Double, in catalog: SymbolCatalog
  ) -> SymbolCatalog.Symbol {
    let weight = min(max(weight, 100), 900)
    if let template = symbol.template { return template.symbol(weight: weight, scale: .medium) }
    let step = Int((weight / Self.step).rounded())
    guard step != 4, let frame = symbol.frame else { return symbol }
    let key = Key(outline: symbol.outline, weight: step)
    var result = symbol
    if let known = made.withLock({ $0[key] }) {
      result.outline = known
    } else {
      let weight = Double(step) * Self.step
      result.outline =
        composed(symbol, weight, catalog) ?? Self.make(symbol.outline, frame, weight)
      made.withLock { $0[key] = result.outline }
    }
    return result
  }

  /// A symbol made from others is made anew from these at the weight: gaps keep their width.
  private func composed(
    _ symbol: SymbolCatalog.Symbol, _ weight: Double, _ catalog: SymbolCatalog
  ) -> SymbolOutline? {
    guard symbol.isComposed else { return nil }
    return SymbolComposition.symbol(symbol.outline.name, weight: weight) { name in
      guard let base = catalog.symbol(name), !base.isComposed else { return nil }
      return self.symbol(base, weight: weight, in: catalog)
    }?.outline
  }

  private static func make(
    _ outline: SymbolOutline, _ frame: SymbolFrame, _ weight: Double
  ) -> SymbolOutline {
    let box = outline.viewBox
    guard box.width > 0, frame.width > 0 else { return outline }
    let unit = frame.width / box.width
    let growth = SymbolStem.growth(weight)
    if outline.layers.count == 1,
      SymbolEnclosure.isKnockedOut(outline.name.split(separator: ".").map(String.init))
    {
      return knockedOut(outline, growth, unit)
    }
    let paths = outline.layers.map { $0.path.oriented($0.rule) }
    // Gaps are those between the layers, too.
    var whole = GraphicsPath()
    for path in paths { whole.append(path) }
    let gap = StrokeGauge(whole).gap
    let layers = paths.map { path in
      let change = strength(growth, StrokeGauge(path).stroke, gap, unit)
      let result =
        growth < 0
        ? thinned(path, by: change, growth, unit) : path.emboldened(by: change / unit)
      return SymbolOutline.Layer(path: result, rule: .nonZero)
    }
    let result = SymbolOutline(
      name: outline.name, viewBox: box.inset(by: -growth * SymbolFrame.growth / unit / 2),
      layers: layers)
    guard growth > 0, SymbolRegions(result) != SymbolRegions(outline),
      let open = open(paths, growth, unit, whole)
    else { return result }
    return SymbolOutline(name: outline.name, viewBox: result.viewBox, layers: open)
  }

  /// Layers that leave holes and gaps open where even growth closes them.
  private static func open(
    _ paths: [GraphicsPath], _ growth: Double, _ unit: Double, _ whole: GraphicsPath
  ) -> [SymbolOutline.Layer]? {
    let change = strength(growth, StrokeGauge(whole).stroke, .infinity, unit) / unit
    return SymbolGrowth.grown(paths, by: change, em: 1 / unit)?
      .map { SymbolOutline.Layer(path: $0, rule: .nonZero) }
  }

  /// The outline with thinner strokes, of parts that are thinner than most of it, rays or a battery's terminal, by
  /// less.
  ///
  /// - Parameter change: what most of the outline gains, in em; negative.
  private static func thinned(
    _ path: GraphicsPath, by change: Double, _ growth: Double, _ unit: Double
  ) -> GraphicsPath {
    let parts = zip(path.contours, StrokeGauge.strokes(besideContoursOf: path))
    // In steps, so that parts of one width are changed at once.
    let changes = parts.map { contour, stroke in
      var own = stroke > 0 ? strength(growth, stroke, .infinity, unit) : change
      if let box = contour.bounds, max(box.width, box.height) < stroke * dotRatio {
        own = max(own, -stroke * unit * (1 - keptDot) * growth / SymbolStem.growth(100))
      }
      return own > change ? (own / partStep).rounded() * partStep : change
    }
    var made: [Double: [GraphicsPath]] = [:]
    var result = GraphicsPath()
    for (k, change) in changes.enumerated() {
      let contours = made[change] ?? path.emboldened(by: change / unit).contours
      made[change] = contours
      if k < contours.count { result.append(contours[k]) }
    }
    return result
  }

  /// The length of a part over its width below which it is a dot, and what the lightest weight leaves of its width.
  private static let dotRatio = 1.6
  private static let keptDot = 0.6

  /// The steps in em by which the parts of a drawing differ.
  private static let partStep = 0.001

  /// A filled enclosure whose holes are the symbol: they widen with the weight.
  private static func knockedOut(
    _ outline: SymbolOutline, _ growth: Double, _ unit: Double
  ) -> SymbolOutline {
    let layer = outline.layers[0]
    let path = layer.path.oriented(layer.rule)
    let holes = StrokeGauge(path.reversed)
    let wider = path.emboldened(by: -strength(growth, holes.stroke, holes.gap, unit) / unit)
    guard let before = path.bounds, let after = wider.bounds, before.width > 0 else {
      return outline
    }
    // The enclosure keeps its part of the frame.
    let box = outline.viewBox
    let inset = box.width * (1 - after.width / before.width) / 2
    return SymbolOutline(
      name: outline.name,
      viewBox: Rect(
        x: box.x + inset, y: box.y + inset * box.height / box.width, width: box.width - 2 * inset,
        height: box.height * (1 - 2 * inset / box.width)),
      layers: [SymbolOutline.Layer(path: wider, rule: .nonZero)])
  }

  /// The growth of a drawing's strokes in em: that of the text's stem, less for strokes thinner than it, and
  /// in proportion less where the outermost weights would leave too little of the strokes or gaps: of strokes not
  /// less than the lightest stem.
  private static func strength(_ growth: Double, _ narrow: Double, _ gap: Double, _ unit: Double)
    -> Double
  {
    let stroke = narrow * unit
    let wanted = growth * min(1, stroke / SymbolStem.regular)
    guard wanted != 0 else { return 0 }
    let most = growth < 0 ? SymbolStem.growth(100) : SymbolStem.growth(900)
    let outermost = (wanted * most / growth).magnitude
    let least = max(
      stroke * keptStroke, min(SymbolStem.width(100), stroke * keptSmallStroke))
    let room = growth < 0 ? stroke - least : gap * unit * (1 - keptGap)
    return wanted * min(1, room / outermost)
  }
}

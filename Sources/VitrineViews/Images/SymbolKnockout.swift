import VitrineGraphics
import VitrineLayout
import VitrineText

/// A filled enclosure whose holes are the symbol: they widen with the weight.
nonisolated struct SymbolKnockout: SymbolStrokes {
  private let outline: SymbolOutline
  private let path: GraphicsPath
  private let holes: StrokeGauge
  private let growth: Double
  private let unit: Double

  /// Nil for a drawing of another kind: one shape that lies on another is not in it.
  ///
  /// - Parameters:
  ///   - growth: that of the stem in em.
  ///   - unit: the em that a unit of the outline stands for.
  init?(_ outline: SymbolOutline, _ growth: Double, unit: Double) {
    let parts = outline.name.split(separator: ".").map(String.init)
    guard let layer = outline.layers.first, outline.layers.count == 1,
      SymbolEnclosure.isKnockedOut(parts), !parts.contains("on")
    else { return nil }
    self.outline = outline
    self.growth = growth
    self.unit = unit
    path = layer.path.oriented(layer.rule)
    holes = StrokeGauge(path.reversed)
  }

  /// The width in units that the holes gain, and the enclosure loses.
  private var change: Double {
    SymbolStrength.strength(growth, holes.stroke, gap: holes.gap, unit) / unit
  }

  var changed: SymbolOutline {
    let wider = path.emboldened(by: -change)
    return made(wider, wider.bounds)
  }

  /// The signs grow on their own: holes that run into one another would be ink where they do.
  var open: SymbolOutline? {
    let contours = path.contours
    func area(_ k: Int) -> Double { contours[k].bounds.map { $0.width * $0.height } ?? 0 }
    guard let outer = contours.indices.max(by: { area($0) < area($1) }) else { return nil }
    var signs = GraphicsPath()
    for (k, contour) in contours.enumerated() where k != outer { signs.append(contour) }
    var result = contours[outer].emboldened(by: -change)
    let enclosure = result.bounds
    let most = SymbolStrength.strength(growth, holes.stroke, unit) / unit
    let growth = SymbolGrowth(
      [signs.reversed], by: most, em: 1 / unit, beside: result.reversed)
    guard let grown = growth?.grown.first else { return nil }
    result.append(grown.reversed)
    return made(result, enclosure)
  }

  func framed(_ lighter: SymbolOutline) -> SymbolOutline { lighter }

  /// The enclosure keeps its part of the frame.
  private func made(_ path: GraphicsPath, _ enclosure: Rect?) -> SymbolOutline {
    guard let before = self.path.bounds, let after = enclosure, before.width > 0 else {
      return outline
    }
    let box = outline.viewBox
    let inset = box.width * (1 - after.width / before.width) / 2
    return SymbolOutline(
      name: outline.name,
      viewBox: Rect(
        x: box.x + inset, y: box.y + inset * box.height / box.width, width: box.width - 2 * inset,
        height: box.height * (1 - 2 * inset / box.width)),
      layers: [SymbolOutline.Layer(path: path, rule: .nonZero)])
  }
}

import VitrineGraphics
import VitrineLayout
import VitrineText

/// A drawing whose strokes change with the weight.
nonisolated protocol SymbolStrokes {
  /// The drawing with wider or thinner strokes all over.
  var changed: SymbolOutline { get }
  /// The drawing with strokes that widen only as far as the paper beside them allows; nil if it cannot be made.
  var open: SymbolOutline? { get }
  /// The drawing of a lighter weight in the frame of this one.
  func framed(_ lighter: SymbolOutline) -> SymbolOutline
}

/// The change of strokes.
nonisolated enum SymbolStrength {
  /// The part of a narrow stroke that the lightest weights leave, and of a narrow gap that the boldest do.
  private static let keptStroke = 0.22
  private static let keptGap = 0.4
  /// The part that the lightest weights leave of a stroke that is hardly wider than their stem.
  private static let keptSmallStroke = 0.8

  /// The growth of a drawing's strokes in em: that of the text's stem, less for strokes thinner than it, and
  /// in proportion less where the outermost weights would leave too little of the strokes or gaps: of strokes not
  /// less than the lightest stem.
  ///
  /// - Parameters:
  ///   - growth: that of the stem.
  ///   - narrow: the width of narrow strokes in units.
  ///   - gap: that of narrow gaps.
  ///   - unit: the em that a unit stands for.
  static func strength(
    _ growth: Double, _ narrow: Double, gap: Double = .infinity, _ unit: Double
  ) -> Double {
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

/// A drawing of strokes in layers.
nonisolated struct SymbolInk: SymbolStrokes {
  private let outline: SymbolOutline
  private let paths: [GraphicsPath]
  private let gauge: StrokeGauge
  private let growth: Double
  private let unit: Double
  private let box: Rect

  /// - Parameters:
  ///   - growth: that of the stem in em.
  ///   - unit: the em that a unit of the outline stands for.
  init(_ outline: SymbolOutline, _ growth: Double, unit: Double) {
    self.outline = outline
    self.growth = growth
    self.unit = unit
    paths = outline.layers.map { $0.path.oriented($0.rule) }
    // Gaps are those between the layers, too.
    var whole = GraphicsPath()
    for path in paths { whole.append(path) }
    gauge = StrokeGauge(whole)
    box = outline.viewBox.inset(by: -growth * SymbolFrame.growth / unit / 2)
  }

  var changed: SymbolOutline {
    made(
      paths.map { path in
        let stroke = paths.count == 1 ? gauge.stroke : StrokeGauge(path).stroke
        let change = SymbolStrength.strength(growth, stroke, gap: gauge.gap, unit)
        return growth < 0 ? thinned(path, by: change) : path.emboldened(by: change / unit)
      })
  }

  var open: SymbolOutline? {
    let change = SymbolStrength.strength(growth, gauge.stroke, unit) / unit
    return SymbolGrowth(paths, by: change, em: 1 / unit).map { made($0.grown) }
  }

  func framed(_ lighter: SymbolOutline) -> SymbolOutline { made(lighter.layers.map(\.path)) }

  private func made(_ layers: [GraphicsPath]) -> SymbolOutline {
    SymbolOutline(
      name: outline.name, viewBox: box,
      layers: layers.map { SymbolOutline.Layer(path: $0, rule: .nonZero) })
  }

  /// The outline with thinner strokes, of parts that are thinner than most of it, rays or a battery's terminal, by
  /// less.
  ///
  /// - Parameter change: what most of the outline gains, in em; negative.
  private func thinned(_ path: GraphicsPath, by change: Double) -> GraphicsPath {
    let parts = zip(path.contours, StrokeGauge.strokes(besideContoursOf: path))
    // In steps, so that parts of one width are changed at once.
    let changes = parts.map { contour, stroke in
      var own = stroke > 0 ? SymbolStrength.strength(growth, stroke, unit) : change
      if let box = contour.bounds, max(box.width, box.height) < stroke * Self.dotRatio {
        own = max(own, -stroke * unit * (1 - Self.keptDot) * growth / SymbolStem.growth(100))
      }
      return own > change ? (own / Self.partStep).rounded() * Self.partStep : change
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
}

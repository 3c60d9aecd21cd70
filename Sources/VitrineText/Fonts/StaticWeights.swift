/// The weights of scripts whose font comes in two, regular and bold: those between and beside them are made from the
/// nearer one with wider or thinner strokes.
struct StaticWeights {
  /// By how much the strokes of the bold file are thicker, in em.
  let gain: Double
  /// The weights that are drawn; others are drawn as the nearest of them.
  let range: ClosedRange<Double>

  /// The weights of the two files.
  static let regular = 400.0
  static let bold = 700.0
  /// The weight from which the bold file is drawn, as it is up to its own weight.
  static let boldFrom = 650.0

  /// Returns nil for a font that does not come in two.
  ///
  /// The gains are twice the difference of areas by perimeters, over 100 to 220 glyphs of each pair. Thinner letters of
  /// joined scripts would part, and Han characters heavier than 800 fill up.
  init?(_ font: BundledFont) {
    switch font {
    case .japanese, .korean, .simplifiedChinese, .traditionalChinese:
      (gain, range) = (0.035, 300...800)
    case .hebrew, .thai: (gain, range) = (0.038, 300...800)
    case .tamil: (gain, range) = (0.044, 300...800)
    case .arabic: (gain, range) = (0.045, 400...800)
    case .devanagari, .bengali: (gain, range) = (0.037, 400...800)
    default: return nil
    }
  }

  /// The file and the strokes of a weight.
  struct DrawnWeight {
    var isBold: Bool
    /// The change of the strokes' thickness, in em.
    var stroke: Double
    /// The weight that stands in for the one asked for, if it is another.
    var nearest: Double?
  }

  func drawn(_ weight: Double) -> DrawnWeight {
    let near = min(max(weight, range.lowerBound), range.upperBound)
    let isBold = near >= Self.boldFrom
    let steps = isBold ? max(0, near - Self.bold) : near - Self.regular
    return DrawnWeight(
      isBold: isBold, stroke: gain * steps / (Self.bold - Self.regular),
      nearest: near == weight ? nil : near)
  }
}

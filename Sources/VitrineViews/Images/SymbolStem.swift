/// The widths of upright stems of text by weight, to which the strokes of symbols are fitted.
nonisolated enum SymbolStem {
  /// Weight and stem in em: the capital I of the bundled Inter 4.1 at optical size 20, which text of 17 pt
  /// has, times the factor that gives its capitals the platform's height.
  static let widths: [(weight: Double, stem: Double)] = [
    (100, 0.0218), (200, 0.0439), (300, 0.0661), (400, 0.0883), (500, 0.1071), (600, 0.1260),
    (700, 0.1448), (800, 0.1678), (900, 0.1929),
  ]
  static let regular = 0.0883
  static let regularWeight = 400.0

  /// The stem at a weight, linear between the nine; constant beyond them.
  static func width(_ weight: Double) -> Double {
    guard let first = widths.first, let last = widths.last else { return regular }
    if !(weight > first.weight) { return first.stem }
    if weight >= last.weight { return last.stem }
    var low = first
    for high in widths.dropFirst() {
      if weight < high.weight {
        let share = (weight - low.weight) / (high.weight - low.weight)
        return low.stem + (high.stem - low.stem) * share
      }
      low = high
    }
    return last.stem
  }

  /// The stem's growth from regular in em; negative for lighter weights.
  static func growth(_ weight: Double) -> Double { width(weight) - regular }
}

import VitrineGraphics

extension SymbolFrame {
  /// The ink of symbols in em, measured on public reference pictures. The arrows up and down were measured
  /// in bold and the gear in semibold, and are given less the growth of the stem.
  static let measuredInk: [String: Size] = [
    "bell": size(17, 16, 17.67),
    "line.3.horizontal.decrease.circle": size(17, 17.33, 17.33),
    "globe": size(17, 17.33, 17.33),
    "gear": size(17, 19.33, 19, weight: 600),
    "arrow.clockwise": size(17, 15.33, 18.67),
    "arrow.right": size(17, 16.33, 13.33),
    "plus": size(17, 14.33, 14.33),
    "arrow.up": size(22, 17.67, 21, weight: 700),
    "arrow.down": size(22, 17.67, 21, weight: 700),
    "magnifyingglass": size(56, 53.67, 54.33),
    "tray": size(56, 64.67, 47),
    "heart": size(56, 54.67, 50.33),
    "exclamationmark.triangle.fill": size(48, 49.67, 45),
    "calendar": size(32, 31.67, 29.33),
    "heart.fill": size(17, 17, 15.67),
    "person.fill": size(17, 14.33, 15.33),
    "location.fill": size(17, 16, 16),
  ]

  /// Takes points of a picture that shows the symbol at `em`.
  private static func size(
    _ em: Double, _ width: Double, _ height: Double, weight: Double = 400
  ) -> Size {
    let growth = SymbolStem.growth(weight)
    return Size(width / em - growth, height / em - growth)
  }
}

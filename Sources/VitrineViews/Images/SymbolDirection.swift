import VitrineGraphics
import VitrineLayout

/// The symbols that are mirrored where text runs from right to left.
///
/// By the naming rule of SF Symbols (documented), `left` and `right` name sides and are not mirrored,
/// `forward` and `backward` follow the text. Drawings of lists and of loudspeakers are mirrored too
/// (estimated from the right-to-left variants that the app lists).
nonisolated enum SymbolDirection {
  private static let following: Set<String> = ["forward", "backward"]
  /// The first parts of names whose drawings start at the leading side. `list.number` contains digits, which
  /// must not be mirrored.
  private static let leading: Set<String> = ["list", "checklist", "speaker"]
  private static let fixed: Set<String> = ["list.number"]

  /// The name of the drawing where text runs from left to right; nil for a name without a part that follows the text.
  static func leftToRight(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let sided = parts.map { sides[$0] ?? $0 }
    return sided == parts ? nil : sided.joined(separator: ".")
  }

  private static let sides: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "leadingthird": "leftthird",
    "trailingthird": "rightthird",
  ]

  static func follows(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, !fixed.contains(name) else { return false }
    // Symbols that begin with the word are media player keys, which are the same everywhere.
    return leading.contains(first) || parts.dropFirst().contains(where: following.contains)
  }
}

extension SymbolCatalog.Symbol {
  /// The mirror image in the same box.
  nonisolated var mirrored: SymbolCatalog.Symbol {
    if let template {
      return template.mirrored.symbol(weight: SymbolStem.regularWeight, scale: .medium)
    }
    let box = outline.viewBox
    let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
    let layers = outline.layers.map {
      SymbolOutline.Layer(path: $0.path.transformed(by: mirror), rule: $0.rule)
    }
    return SymbolCatalog.Symbol(
      outline: SymbolOutline(name: outline.name + ".rtl", viewBox: box, layers: layers),
      colors: colors, isWeak: isWeak, frame: frame)
  }
}

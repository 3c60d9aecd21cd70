import Synchronization
import VitrineGraphics
import VitrineLayout

/// Drawings of symbols in layers, made once for each drawing.
nonisolated final class SymbolLayering: Sendable {
  /// A drawing and the look of each of its layers.
  struct Layered: Sendable {
    var symbol: SymbolCatalog.Symbol
    var styles: [SymbolLayerStyle]
    /// Whether layers come up with a variable value.
    var isVariable: Bool { styles.contains { $0.threshold != nil } }
  }

  private let made = Mutex<[SymbolOutline: Layered]>([:])

  /// The symbol in the layers of its rule; the layers of its drawing where these say more.
  func layered(_ symbol: SymbolCatalog.Symbol) -> Layered {
    if let template = symbol.template { return Layered(symbol: symbol, styles: template.styles) }
    if let known = made.withLock({ $0[symbol.outline] }) { return known }
    let result = Self.make(symbol)
    made.withLock { $0[symbol.outline] = result }
    return result
  }

  private static func make(_ symbol: SymbolCatalog.Symbol) -> Layered {
    let layers = symbol.outline.layers
    let own = Layered(
      symbol: symbol,
      styles: layers.indices.map {
        SymbolLayerStyle(level: $0, color: $0 < symbol.colors.count ? symbol.colors[$0] : nil)
      })
    // The table of drawings says which layers it has, except that a badge is in front.
    let name = symbol.outline.name
    guard symbol.colors.isEmpty, let rule = SymbolLayerRule.of(name) else { return own }
    let parts = SymbolParts(layers).parts
    guard let largest = parts.first else { return own }
    switch rule {
    case .knockout(let enclosure, let glyph):
      return knockout(symbol, largest, enclosure, glyph) ?? own
    case .series(let order): return series(symbol, parts, order)
    case .roles:
      var styles: [(SymbolLayerStyle, GraphicsPath)] = []
      for (k, part) in parts.enumerated() {
        let style = rule.style(of: part.box, isLargest: k == 0, in: largest.box)
        if let same = styles.firstIndex(where: { $0.0 == style }) {
          styles[same].1.append(part.path)
        } else {
          styles.append((style, part.path))
        }
      }
      return layered(symbol, styles)
    }
  }

  private static func layered(
    _ symbol: SymbolCatalog.Symbol, _ layers: [(SymbolLayerStyle, GraphicsPath)]
  ) -> Layered {
    var symbol = symbol
    let isEvenOdd = symbol.outline.layers.allSatisfy { $0.rule == .evenOdd }
    symbol.outline = SymbolOutline(
      name: symbol.outline.name, viewBox: symbol.outline.viewBox,
      layers: layers.map {
        SymbolOutline.Layer(path: $0.1, rule: isEvenOdd ? .evenOdd : .nonZero)
      })
    symbol.colors = []
    return Layered(symbol: symbol, styles: layers.map(\.0))
  }

  /// The enclosure without its holes, and in front of it what stands in them.
  private static func knockout(
    _ symbol: SymbolCatalog.Symbol, _ largest: SymbolParts.Part, _ enclosure: RGBA?, _ glyph: RGBA?
  ) -> Layered? {
    let contours = largest.path.contours
    guard let outer = contours.first, contours.count > 1 else { return nil }
    var sign = GraphicsPath()
    for hole in contours.dropFirst() { sign.append(hole.reversed) }
    for part in SymbolParts(symbol.outline.layers).parts.dropFirst() {
      sign.append(part.path.reversed)
    }
    return layered(
      symbol,
      [
        (SymbolLayerStyle(level: 1, color: enclosure), outer),
        (SymbolLayerStyle(color: glyph), sign),
      ])
  }

  private static func series(
    _ symbol: SymbolCatalog.Symbol, _ parts: [SymbolParts.Part], _ order: SymbolLayerRule.Order
  ) -> Layered {
    let sorted = parts.sorted {
      order == .upwards ? $0.box.midY > $1.box.midY : $0.box.midX < $1.box.midX
    }
    let steady = order == .wavesRightwards ? 1 : 0
    let count = max(1, sorted.count - steady)
    return layered(
      symbol,
      sorted.enumerated().map { k, part in
        let threshold = k < steady ? nil : Double(k - steady) / Double(count)
        return (SymbolLayerStyle(threshold: threshold), part.path)
      })
  }
}

extension SymbolLayerRule {
  /// The style of a shape by where it lies.
  fileprivate func style(of box: Rect, isLargest: Bool, in body: Rect) -> SymbolLayerStyle {
    guard case .roles(let largest, let inside, let corner, let others) = self else {
      return SymbolLayerStyle()
    }
    if isLargest { return largest }
    let x = (box.midX - body.minX) / max(body.width, 1e-9)
    let y = (box.midY - body.minY) / max(body.height, 1e-9)
    // Badges stand at the upper or lower right corner.
    if x > 0.6, y < 0.4 || y > 0.6, corner != others { return corner }
    let isInside =
      box.minX >= body.minX && box.maxX <= body.maxX && box.minY >= body.minY
      && box.maxY <= body.maxY
    return isInside ? inside : others
  }
}

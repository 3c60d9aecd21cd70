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

  /// A symbol made from others is made anew from these at the weight: gaps keep their width. Where holes or gaps close
  /// all the same, what is inside stays off its ring, and is as bold as they allow.
  private func composed(
    _ symbol: SymbolCatalog.Symbol, _ weight: Double, _ catalog: SymbolCatalog
  ) -> SymbolOutline? {
    guard symbol.isComposed else { return nil }
    func made(_ weights: SymbolComposition.Weights) -> SymbolOutline? {
      SymbolComposition.symbol(symbol.outline.name, weights) { name, weight in
        guard let base = catalog.symbol(name), !base.isComposed else { return nil }
        return self.symbol(base, weight: weight, in: catalog)
      }?.outline
    }
    guard let whole = made(.init(frame: weight, base: weight)) else { return nil }
    guard weight > SymbolStem.regularWeight else { return whole }
    var choice = SymbolChoice(of: whole, like: symbol.outline)
    for base in stride(from: weight, through: SymbolStem.regularWeight, by: -Self.step)
    where !choice.isRight {
      guard let next = made(.init(frame: weight, base: base, leavesRoom: true)) else { break }
      choice.consider(next)
    }
    return choice.best
  }

  private static func make(
    _ outline: SymbolOutline, _ frame: SymbolFrame, _ weight: Double
  ) -> SymbolOutline {
    let box = outline.viewBox
    guard box.width > 0, frame.width > 0 else { return outline }
    let growth = SymbolStem.growth(weight)
    let unit = frame.width / box.width
    let strokes: any SymbolStrokes =
      SymbolKnockout(outline, growth, unit: unit) ?? SymbolInk(outline, growth, unit: unit)
    guard growth > 0 else { return strokes.changed }
    var choice = SymbolChoice(of: strokes.changed, like: outline)
    guard !choice.isRight else { return choice.best }
    if let open = strokes.open { choice.replace(with: open) }
    guard !choice.isRight else { return choice.best }
    // As bold as holes and gaps allow.
    let next = weight - step
    choice.consider(
      strokes.framed(
        next > SymbolStem.regularWeight ? make(outline, frame, next) : outline.oriented))
    return choice.best
  }
}

/// The best of some heavier drawings: that with as many holes and pieces of ink as regular has.
private nonisolated struct SymbolChoice {
  private let wanted: SymbolRegions
  private(set) var best: SymbolOutline
  private var distance: UInt

  var isRight: Bool { distance == 0 }

  init(of first: SymbolOutline, like regular: SymbolOutline) {
    wanted = SymbolRegions(regular)
    best = first
    distance = SymbolRegions(first).distance(to: wanted)
  }

  /// Takes a drawing if it is better than those before it.
  mutating func consider(_ outline: SymbolOutline) {
    let distance = SymbolRegions(outline).distance(to: wanted)
    if distance < self.distance { (best, self.distance) = (outline, distance) }
  }

  /// Takes a drawing that leaves gaps open, even if crumbs make it no better by count.
  mutating func replace(with outline: SymbolOutline) {
    (best, distance) = (outline, SymbolRegions(outline).distance(to: wanted))
  }
}

extension SymbolOutline {
  /// The same drawing for the non-zero rule.
  fileprivate nonisolated var oriented: SymbolOutline {
    SymbolOutline(
      name: name, viewBox: viewBox,
      layers: layers.map { Layer(path: $0.path.oriented($0.rule), rule: .nonZero) })
  }
}

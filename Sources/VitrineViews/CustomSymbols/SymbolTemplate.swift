import VitrineGraphics
import VitrineLayout
import VitrineText

/// An author's symbol in the form of Xcode's templates: outlines at some weights and scales, each with margins and a
/// baseline.
///
/// Weights between two drawn ones are interpolated by the stems of text if their outlines have the same segments;
/// beyond them, or where they differ, the nearest is drawn. A scale that is not drawn is another one resized.
package nonisolated final class SymbolTemplate: Sendable {
  /// The drawing at one weight and scale, in em; the origin is on the baseline at the left margin.
  struct Master: Sendable {
    var layers: [SymbolOutline.Layer]
    /// The distance between the margins.
    var width: Double

    func agrees(with other: Master) -> Bool {
      layers.count == other.layers.count
        && zip(layers, other.layers).allSatisfy {
          $0.rule == $1.rule && $0.path.verbs == $1.path.verbs
        }
    }
  }

  package let name: String
  /// The drawings by scale, sorted by weight from 100 to 900.
  private let masters: [Image.Scale: [(weight: Double, master: Master)]]
  let styles: [SymbolLayerStyle]
  /// The notes on what the file asks for and is not drawn.
  package let notes: [String]

  /// - Parameter masters: at least one drawing, all of them with ink.
  init(
    name: String, masters: [Image.Scale: [Double: Master]], styles: [SymbolLayerStyle],
    notes: [String] = []
  ) {
    self.name = name
    self.masters = masters.mapValues { drawn in
      drawn.sorted { $0.key < $1.key }.map { (weight: $0.key, master: $0.value) }
    }
    self.styles = styles
    self.notes = notes
  }

  /// The drawing at a weight from 100 to 900 and a scale, with its frame in em of the font.
  func symbol(weight: Double, scale: Image.Scale) -> SymbolCatalog.Symbol {
    let order: [Image.Scale] = [scale, .medium, .small, .large]
    let found = order.first { masters[$0]?.isEmpty == false } ?? scale
    let master = Self.master(weight, masters[found] ?? [])
    let factor = scale.factor / found.factor
    // Scales have their middle on that of the capitals.
    let middle = SystemFontMetrics.capHeight / 2
    let resized = Affine.translation(0, middle).then(.scale(factor, factor))
      .then(.translation(0, -middle))
    let layers = master.layers.map {
      SymbolOutline.Layer(path: $0.path.transformed(by: resized), rule: $0.rule)
    }
    let frame = frame(layers, master.width * factor, weight, scale)
    return SymbolCatalog.Symbol(
      outline: SymbolOutline(
        name: name,
        viewBox: Rect(
          x: 0, y: frame.depth - frame.height, width: frame.width, height: frame.height),
        layers: layers),
      colors: [], isWeak: false, frame: frame, template: self)
  }

  /// As wide as between the margins; as high as the platform's symbol of that name, or as the ink and the usual bearings.
  private func frame(
    _ layers: [SymbolOutline.Layer], _ width: Double, _ weight: Double, _ scale: Image.Scale
  ) -> SymbolFrame {
    if let known = SymbolFrame.known(name)?.sized(weight: weight, scale: scale.factor) {
      return SymbolFrame(width: width, height: known.height, depth: known.depth)
    }
    let ink = layers.inkBounds ?? .zero
    let bearing = SymbolFrame.bearings.height * scale.factor / 2
    return SymbolFrame(
      width: width, height: ink.height + 2 * bearing, depth: ink.maxY + bearing)
  }

  private static func master(
    _ weight: Double, _ drawn: [(weight: Double, master: Master)]
  ) -> Master {
    guard let first = drawn.first, let last = drawn.last else {
      return Master(layers: [], width: 0)
    }
    if weight <= first.weight { return first.master }
    if weight >= last.weight { return last.master }
    var low = first
    for high in drawn.dropFirst() {
      if weight < high.weight {
        let stems = (SymbolStem.width(low.weight), SymbolStem.width(high.weight))
        let share = (SymbolStem.width(weight) - stems.0) / (stems.1 - stems.0)
        if low.master.agrees(with: high.master) { return low.master.mixed(high.master, share) }
        return share < 0.5 ? low.master : high.master
      }
      low = high
    }
    return last.master
  }

  /// The mirror image between the same margins.
  var mirrored: SymbolTemplate {
    SymbolTemplate(
      name: name + ".rtl",
      masters: masters.mapValues { drawn in
        Dictionary(uniqueKeysWithValues: drawn.map { ($0.weight, $0.master.mirrored) })
      }, styles: styles, notes: notes)
  }
}

extension SymbolTemplate.Master {
  /// The drawing a share of the way to another one of the same segments.
  fileprivate nonisolated func mixed(
    _ other: SymbolTemplate.Master, _ share: Double
  ) -> SymbolTemplate.Master {
    let layers = zip(layers, other.layers).map { low, high in
      SymbolOutline.Layer(path: low.path.mixed(high.path, share), rule: low.rule)
    }
    return SymbolTemplate.Master(layers: layers, width: width + (other.width - width) * share)
  }

  fileprivate nonisolated var mirrored: SymbolTemplate.Master {
    let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return SymbolTemplate.Master(
      layers: layers.map {
        SymbolOutline.Layer(path: $0.path.transformed(by: mirror), rule: $0.rule)
      }, width: width)
  }
}

extension GraphicsPath {
  /// The outline a share of the way to another one with the same verbs.
  fileprivate nonisolated func mixed(_ other: GraphicsPath, _ share: Double) -> GraphicsPath {
    let points = zip(points, other.points).map { $0 + ($1 - $0) * share }
    var (result, next) = (GraphicsPath(), 0)
    result.reserve(verbs.count)
    for verb in verbs {
      let p = points[next..<min(next + verb.pointCount, points.count)]
      next += verb.pointCount
      guard p.count == verb.pointCount else { break }
      let i = p.startIndex
      switch verb {
      case .move: result.move(to: p[i])
      case .line: result.line(to: p[i])
      case .quad: result.quad(to: p[i + 1], control: p[i])
      case .cubic: result.cubic(to: p[i + 2], p[i], p[i + 1])
      case .close: result.close()
      }
    }
    return result
  }
}

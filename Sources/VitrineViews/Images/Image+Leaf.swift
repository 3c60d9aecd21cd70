import VitrineGraphics
import VitrineLayout

extension Image {
  /// The picture for the layout stage; nil if there is nothing to show.
  nonisolated func leaf(
    _ environment: EnvironmentValues, _ note: (String, String) -> Void
  ) -> ImageLeaf? {
    switch source {
    case .asset(let name):
      guard let picture = environment.assets.image(name, environment) else {
        note("missing-image", "The asset catalogue has no picture named \(name).")
        return nil
      }
      return leaf(picture.resource, isTemplate: picture.isTemplate, environment)
    case .bitmap(let resource): return leaf(resource, isTemplate: false, environment)
    case .symbol(let name, _):
      return SymbolLookup(environment).find(name, note).map { symbolLeaf($0, environment) }
    }
  }

  private nonisolated func leaf(
    _ resource: BitmapResource, isTemplate: Bool, _ environment: EnvironmentValues
  ) -> ImageLeaf {
    let showsTemplate = renderingMode.map { $0 == .template } ?? isTemplate
    let scale = resource.scale > 0 ? resource.scale : 1
    return ImageLeaf(
      content: .bitmap(resource),
      size: Size(Double(resource.pixmap.width) / scale, Double(resource.pixmap.height) / scale),
      resizing: resizing, interpolation: interpolation.drawing,
      template: showsTemplate ? environment.drawing.foreground.fill(environment) : nil)
  }

  private nonisolated func symbolLeaf(
    _ symbol: SymbolCatalog.Symbol, _ environment: EnvironmentValues
  ) -> ImageLeaf {
    let type = environment.type
    let em = (type.font ?? .body).request(environment, type.fontTraits).size
    let scale = environment.drawing.imageScale.factor
    let side = em * (symbol.frame?.height ?? SymbolMetrics.boxPerEm) * scale
    let box = symbol.outline.viewBox
    let aspect = box.height > 0 ? box.width / box.height : 1
    return ImageLeaf(
      content: .symbol(symbol.outline, fills: fills(symbol, environment)),
      size: Size(side * aspect, side), baseline: side / 2 + em * SymbolMetrics.capHeight / 2,
      resizing: resizing, interpolation: interpolation.drawing)
  }

  private nonisolated func fills(
    _ symbol: SymbolCatalog.Symbol, _ environment: EnvironmentValues
  ) -> [LayoutFill] {
    let foreground = environment.drawing.foreground
    let mode = symbolRendering ?? environment.drawing.symbolRenderingMode
    let layers = symbol.outline.layers.indices
    if renderingMode == .original || mode == .multicolor, symbol.colors.count == layers.count {
      return symbol.colors.map { .color($0) }
    }
    switch mode {
    case .hierarchical?:
      let base = foreground.fill(environment)
      return layers.map { base.lowered($0) }
    case .palette?: return layers.map { foreground.fill(environment, level: $0) }
    case nil where foreground.isPalette:
      return layers.map { foreground.fill(environment, level: $0) }
    default:
      let fill = foreground.fill(environment)
      return layers.map { _ in fill }
    }
  }
}

/// The sizes of icons beside text, in em.
nonisolated enum SymbolMetrics {
  /// The side of the icon box of symbols missing from `SymbolFrame`: between the 1.0 and 1.15 that suit
  /// Bootstrap Icons beside SF's symbols.
  static let boxPerEm = 1.1
  /// The cap height of the system font (measured).
  static let capHeight = 0.7046
}

extension Image.Scale {
  /// The size of symbols relative to medium (estimated).
  nonisolated var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Image.Interpolation {
  nonisolated var drawing: ImageDraw.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension ForegroundLevels {
  /// Whether an author named several styles, which symbols use as a palette.
  nonisolated var isPalette: Bool { styles.count > 1 }
}

/// Looks up the icon for a name and the symbol variants of the environment.
nonisolated struct SymbolLookup {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The symbol's drawing, a box for a known name without one, or nil for a name that the platform lacks.
  func find(_ name: String, _ note: (String, String) -> Void) -> SymbolCatalog.Symbol? {
    let catalog = environment.symbols
    for candidate in candidates(name) {
      if let symbol = catalog.symbol(candidate) {
        if symbol.isWeak {
          note("symbol-stand-in", "The drawing for \(candidate) is only related.")
        }
        let turns =
          environment.layoutDirection == .rightToLeft && SymbolDirection.follows(candidate)
        return turns ? symbol.mirrored : symbol
      }
    }
    guard catalog.knows(name) else {
      let hint = catalog.nearest(name).map { " Did you mean \($0)?" } ?? ""
      note(
        "unknown-symbol",
        "No symbol named \(name) is known; nothing is shown, as on a device for a name that it lacks."
          + hint)
      return nil
    }
    note("symbol-missing", "The symbol \(name) has no drawing yet; a box shows its place.")
    return SymbolCatalog.Symbol(outline: SymbolCatalog.placeholder, colors: [], isWeak: true)
  }

  /// The name with all variants, then with fewer.
  private func candidates(_ name: String) -> [String] {
    var endings = environment.drawing.symbolVariants.endings.filter {
      !name.split(separator: ".").contains(Substring($0))
    }
    // `fill` is the last part of a name.
    if let fill = endings.firstIndex(of: "fill") { endings.append(endings.remove(at: fill)) }
    var result = [([name] + endings).joined(separator: ".")]
    if endings.count > 1 { result += endings.map { "\(name).\($0)" } }
    if !endings.isEmpty { result.append(name) }
    return result
  }
}

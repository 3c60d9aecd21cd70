import VitrineGraphics
import VitrineLayout

extension Image {
  /// The symbol, in layers where the rendering mode or the variable value tells them apart, and a fill for
  /// each layer.
  nonisolated func coloured(
    _ symbol: SymbolCatalog.Symbol, _ variable: Double?, _ environment: EnvironmentValues
  ) -> (SymbolCatalog.Symbol, [LayoutFill]) {
    let foreground = environment.drawing.foreground
    var mode = symbolRendering ?? environment.drawing.symbolRenderingMode
    if renderingMode == .original { mode = .multicolor }
    if mode == nil, foreground.isPalette { mode = .palette }
    let value = variable.map { $0.isNaN ? 0 : $0 } ?? 1
    let fill = foreground.fill(environment)
    guard value < 1 || (mode != nil && mode != .monochrome) else {
      return (symbol, symbol.outline.layers.map { _ in fill })
    }
    let layered = environment.symbols.layerings.layered(symbol)
    let fills = layered.styles.map { style in
      var fill =
        switch mode {
        case .hierarchical?: fill.lowered(style.level)
        case .palette?: foreground.fill(environment, level: style.level)
        case .multicolor?: style.color.map { LayoutFill.color($0) } ?? fill
        default: fill
        }
      if let threshold = style.threshold, !(value > threshold) {
        fill = fill.faded(SymbolLayerStyle.inactiveOpacity)
      }
      return fill
    }
    // In one colour it is the whole drawing: a sign in the colour of what it stands on is seen as a hole.
    if !layered.isVariable, let first = fills.first, fills.allSatisfy({ $0 == first }) {
      return (symbol, symbol.outline.layers.map { _ in first })
    }
    return (layered.symbol, fills)
  }
}

extension SymbolLayerStyle {
  /// The opacity of layers that a variable value leaves out (estimated).
  nonisolated static let inactiveOpacity = 0.3
}

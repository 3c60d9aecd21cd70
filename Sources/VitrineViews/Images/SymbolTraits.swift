/// The colouring of a symbol's layers.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  public static let palette = SymbolRenderingMode(mode: .palette)
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Variants of a symbol: filled, in a circle, slashed …
public nonisolated struct SymbolVariants: Hashable, Sendable {
  /// The suffixes of the symbol's name, in order.
  private(set) var endings: [String] = []

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(endings: ["fill"])
  public static let circle = SymbolVariants(endings: ["circle"])
  public static let square = SymbolVariants(endings: ["square"])
  public static let rectangle = SymbolVariants(endings: ["rectangle"])
  public static let slash = SymbolVariants(endings: ["slash"])

  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool {
    other.endings.allSatisfy { endings.contains($0) }
  }

  private func adding(_ ending: String) -> SymbolVariants {
    endings.contains(ending) ? self : SymbolVariants(endings: endings + [ending])
  }
}

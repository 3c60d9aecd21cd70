/// The colouring of a symbol's layers.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The layers by their level: the first in the foreground style, the following at 50, 25 and 18 % of its
  /// opacity.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The layers in the styles set by `foregroundStyle`, in order; further layers lower the last style.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The layers in colours of their own, those without one in the foreground style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

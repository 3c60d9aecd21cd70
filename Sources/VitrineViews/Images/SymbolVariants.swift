/// Variants of a symbol: filled, in a circle, slashed …
public nonisolated struct SymbolVariants: Hashable, Sendable {
  /// The suffixes of the symbol's name, in order.
  private(set) var endings: [String] = []

  /// No suffix: a symbol is drawn as named.
  public static let none = SymbolVariants()
  /// The suffix `fill`, which is put last; a symbol without such an icon is drawn as named.
  public static let fill = SymbolVariants(endings: ["fill"])
  /// The suffix `circle`; a symbol without such an icon is drawn as named.
  public static let circle = SymbolVariants(endings: ["circle"])
  /// The suffix `square`; a symbol without such an icon is drawn as named.
  public static let square = SymbolVariants(endings: ["square"])
  /// The suffix `rectangle`; a symbol without such an icon is drawn as named.
  public static let rectangle = SymbolVariants(endings: ["rectangle"])
  /// The suffix `slash`; a symbol without such an icon is drawn as named.
  public static let slash = SymbolVariants(endings: ["slash"])

  /// The same variants and `fill`; unchanged if they include it.
  public var fill: SymbolVariants { adding("fill") }
  /// The same variants and `circle`; unchanged if they include it.
  public var circle: SymbolVariants { adding("circle") }
  /// The same variants and `square`; unchanged if they include it.
  public var square: SymbolVariants { adding("square") }
  /// The same variants and `rectangle`; unchanged if they include it.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The same variants and `slash`; unchanged if they include it.
  public var slash: SymbolVariants { adding("slash") }

  /// Returns whether these variants include all of `other`; always true for `none`.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.endings.allSatisfy { endings.contains($0) }
  }

  private func adding(_ ending: String) -> SymbolVariants {
    endings.contains(ending) ? self : SymbolVariants(endings: endings + [ending])
  }
}

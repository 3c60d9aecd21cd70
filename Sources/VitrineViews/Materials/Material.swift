import VitrineGraphics
import VitrineLayout

/// A translucent layer that shows its backdrop, blurred and shifted towards its own tone.
public nonisolated struct Material: ShapeStyle, Hashable, Sendable {
  public typealias Resolved = Never

  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// The chrome recipe was measured for the thickest material; its use for bars is estimated.
  private var recipe: MaterialRecipe.Pair {
    switch thickness {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick, .bar: .chrome
    }
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let backdrop = recipe.backdrop(
      isDark: environment.host.colorScheme == .dark,
      reducesTransparency: environment.host.reduceTransparency)
    return _Fill(LayoutFill(.backdrop(backdrop)).lowered(level))
  }
}

extension Material: _ViewStyle {}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

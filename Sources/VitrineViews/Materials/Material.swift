import VitrineGraphics
import VitrineLayout

/// A translucent layer that shows its backdrop, blurred and shifted towards its own tone.
public nonisolated struct Material: ShapeStyle, Hashable, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never

  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  let thickness: Thickness

  /// A blur of 22.5 points that replaces 50 % of the colour with a gray that the scheme selects.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A blur of 30 points that replaces 60 % of the colour with a gray that the scheme selects.
  public static let thin = Material(thickness: .thin)
  /// A blur of 30 points that replaces 75 % of the colour with a gray that the scheme selects.
  public static let regular = Material(thickness: .regular)
  /// A blur of 45 points that replaces 88 % of the colour with a gray that the scheme selects.
  public static let thick = Material(thickness: .thick)
  /// The chrome material, drawn for the thickest step: a blur of 22.5 points that replaces 75 % of the
  /// colour with a gray that the scheme selects.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars, drawn as `ultraThick`, which is an estimate.
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
  /// A blur of 22.5 points that replaces 50 % of the colour with a gray that the scheme selects.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A blur of 30 points that replaces 60 % of the colour with a gray that the scheme selects.
  public static var thinMaterial: Material { .thin }
  /// A blur of 30 points that replaces 75 % of the colour with a gray that the scheme selects.
  public static var regularMaterial: Material { .regular }
  /// A blur of 45 points that replaces 88 % of the colour with a gray that the scheme selects.
  public static var thickMaterial: Material { .thick }
  /// The chrome material, drawn for the thickest step: a blur of 22.5 points that replaces 75 % of the
  /// colour with a gray that the scheme selects.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, drawn as `ultraThick`, which is an estimate.
  public static var bar: Material { .bar }
}

package import VitrineGraphics
import VitrineLayout

/// UIKit's blur of the backdrop, as a style: `.background(UIBlurEffect(style: .dark), in: shape)`.
///
/// There are no UIKit views here; a blur effect works wherever a style does.
public nonisolated struct UIBlurEffect: ShapeStyle, Hashable, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never

  /// The styles with UIKit's names and raw values.
  public nonisolated enum Style: Int, Hashable, CaseIterable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The style that selects the blur, saturation and tint, and whether they follow the colour scheme.
  public let style: Style

  /// Creates a blur of the backdrop; with Reduce Transparency it shows the mean colour of the backdrop.
  public init(style: Style) { self.style = style }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let backdrop = style.backdrop(
      isDark: environment.host.colorScheme == .dark,
      reducesTransparency: environment.host.reduceTransparency)
    return _Fill(LayoutFill(.backdrop(backdrop)).lowered(level))
  }
}

extension UIBlurEffect: _ViewStyle {}

extension UIBlurEffect.Style {
  /// The style's backdrop; its `sigma` is in points.
  package func backdrop(isDark: Bool, reducesTransparency: Bool = false) -> Backdrop {
    recipe.backdrop(isDark: self.isDark ?? isDark, reducesTransparency: reducesTransparency)
  }

  /// Whether the style is dark; nil if it follows the colour scheme.
  var isDark: Bool? {
    switch self {
    case .dark: true
    case .extraLight, .light: false
    case .regular, .prominent: nil
    case _ where rawValue >= Self.systemUltraThinMaterialDark.rawValue: true
    case _ where rawValue >= Self.systemUltraThinMaterialLight.rawValue: false
    default: nil
    }
  }

  private var recipe: MaterialRecipe.Pair {
    switch self {
    case .light, .regular: .init(light: .legacyLight, dark: .legacyDark)
    case .extraLight, .prominent: .init(light: .legacyExtraLight, dark: .legacyDark)
    case .dark: .init(light: .legacyDark, dark: .legacyDark)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    }
  }
}

import VitrineGraphics
import VitrineRaster
import VitrineViews

/// The look of the icons and bars of a Home Screen.
nonisolated struct HomeStyle: Hashable {
  /// The picture of an app's icon.
  enum Icons: Hashable {
    case light
    /// The icon's colours in its glyph, on a dark ground; from iOS 18 on.
    case dark
    /// A white glyph on clear glass; iOS 26.
    case clear
    /// A glyph in a colour on a dark ground, as on tinted Home Screens before iOS 26, and on dark ones from then on.
    case tintedGlyph(RGBA)
    /// A black or white glyph on a ground in a colour, as on light tinted Home Screens of iOS 26.
    case tintedGround(RGBA)

    /// Whether icons have colours of their own.
    var hasColors: Bool { self == .light || self == .dark }
  }

  var icons: Icons
  /// The appearance of dock and search button.
  var isDark: Bool
  /// The colour that dock and search button have a share of; nil is none.
  var tint: RGBA?

  init(_ configuration: RenderConfiguration) {
    isDark = configuration.scheme == .dark
    switch configuration.iconLook {
    case .default: icons = isDark && configuration.design >= 18 ? .dark : .light
    case .dark: (icons, isDark) = (.dark, true)
    case .clear: icons = .clear
    case .tinted:
      let color = configuration.shownTint.accent
      let isGlass = configuration.design >= 26 && configuration.shownTint.plate == .tinted
      icons = isGlass && !isDark ? .tintedGround(color) : .tintedGlyph(color)
      // Dark icons lie in a dark dock.
      isDark = isDark || !isGlass
      tint = isGlass ? color : nil
    }
  }
}

extension SceneContext {
  /// The look of the Home Screen in or behind the scene.
  nonisolated var style: HomeStyle { HomeStyle(configuration) }

  /// Returns the ground of the dock and of the search field.
  nonisolated func barStyle(_ role: GlassRole) -> AnyShapeStyle {
    guard hasGlass else { return AnyShapeStyle(.ultraThinMaterial) }
    let tint = style.tint.map { Color($0.opacity(Self.barStrength)) }
    return AnyShapeStyle(_GlassStyle(role: role, tint: tint))
  }

  /// The share of the tint in glass that lies behind tinted icons (estimated).
  private nonisolated static let barStrength: Float = 0.6

  /// Returns the ink of texts and glyphs on clear glass in a rectangle of the screen.
  nonisolated func glassInk(in rect: Rect) -> SceneInk {
    let glass: GlassRecipe = style.isDark ? .clearDark : .clearLight
    let still = configuration.reducesTransparency
    let fill = style.tint.map { $0.opacity(Self.barStrength * Self.glassTint) }
    return SceneInk(
      on: ground(in: rect).through(glass.backdrop(fill: fill, reducesTransparency: still)))
  }

  /// The opacity that glass gives a tint.
  private nonisolated static let glassTint: Float = 0.4
}

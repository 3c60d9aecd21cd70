import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineViews

/// The plate of an accented widget, and the colours of both groups on it.
///
/// Both groups are white on clear and tinted glass (Apple, “Optimizing your widget for accented rendering mode and
/// Liquid Glass”), whatever lies behind it; a colour that the user chose for a group is drawn as it is.
struct ModePlate {
  /// The plate's fill; nil if there is none.
  let fill: LayoutFill?
  let primary: RGBA
  let accent: RGBA

  init(_ configuration: RenderConfiguration) {
    let tint = configuration.shownTint
    switch tint.plate {
    case .none: self.init(fill: nil, tint.primary, tint.accent)
    case .dark:
      let gradient = LayoutFill(
        .linear(Self.dark, start: UnitPosition(0.5, 0), end: UnitPosition(0.5, 1)))
      self.init(fill: gradient, tint.primary, tint.accent)
    case .clear: self.init(fill: Self.glass(tint, configuration), tint.primary, tint.accent)
    // In the colour of the plate itself the accent group could not be told from it.
    case .tinted: self.init(fill: Self.glass(tint, configuration), tint.primary, tint.primary)
    }
  }

  private init(fill: LayoutFill?, _ primary: RGBA, _ accent: RGBA) {
    self.fill = fill
    self.primary = primary
    self.accent = accent
  }

  /// The glass of widgets on clear and tinted Home Screens.
  private static func glass(
    _ tint: HomeScreenTint, _ configuration: RenderConfiguration
  ) -> LayoutFill {
    var glass = GlassRole.widgets.material(
      isDark: configuration.scheme == .dark, system: configuration.os,
      reducesTransparency: configuration.reducesTransparency)
    if tint.plate == .tinted { glass.tone.tint = tint.accent.opacity(tintStrength) }
    return LayoutFill(.glass(glass))
  }

  /// Derived from the greys of dark icons in Apple's icon templates, from memory (estimated).
  private static let dark = [
    GradientStop(RGBA(hex: 0x313131), 0), GradientStop(RGBA(hex: 0x141414), 1),
  ]

  /// The opacity of the tint in tinted glass (estimated).
  static let tintStrength: Float = 0.6
}

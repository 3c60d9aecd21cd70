import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineViews

/// The plate of an accented widget, and the colours of both groups on it.
///
/// Both groups are white on clear and tinted glass (documented for iOS 26), or black where the wallpaper makes the
/// glass too bright for white (as glass does for its labels: measured on macOS 26, white on dark glass and black on
/// light). A colour that the user chose for a group stays in its hue and is moved towards the ink until it is legible.
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
      let ground = ScreenGround(Self.dark.map(\.color))
      let ink = LegibleInk(on: ground, for: .views)
      self.init(
        fill: gradient, ink.legible(tint.primary, on: ground), ink.legible(tint.accent, on: ground))
    case .clear, .tinted:
      self.init(
        Self.glass(tint, configuration), tint, on: configuration.ground)
    }
  }

  private init(fill: LayoutFill?, _ primary: RGBA, _ accent: RGBA) {
    self.fill = fill
    self.primary = primary
    self.accent = accent
  }

  private init(_ glass: GlassMaterial, _ tint: HomeScreenTint, on ground: ScreenGround?) {
    // In the colour of the plate itself the accent group could not be told from it.
    let accent = tint.plate == .tinted ? tint.primary : tint.accent
    // Without a screen nothing is known of what will be behind.
    guard let below = ground?.through(glass.tone) else {
      self.init(fill: LayoutFill(.glass(glass)), tint.primary, accent)
      return
    }
    let shade = tint.plate == .tinted ? tint.accent.mixed(with: .black, Self.depth) : .black
    // On a plate in a colour the colour decides, as on the icons beside it.
    let isDark =
      tint.plate == .tinted ? LegibleInk(on: ScreenGround([tint.accent]), for: .text).isDark : nil
    let ink = LegibleInk(
      on: below, for: .views, isDark: isDark, shade: shade.grey < Self.darkest ? shade : .black)
    func shown(_ color: RGBA) -> RGBA {
      color == .white ? ink.color : ink.legible(color, on: below)
    }
    var veiled = glass
    veiled.tone.tint = glass.tone.tint.under(ink.veilColor)
    self.init(fill: LayoutFill(.glass(veiled)), shown(tint.primary), shown(accent))
  }

  /// The glass of widgets on clear and tinted Home Screens.
  private static func glass(
    _ tint: HomeScreenTint, _ configuration: RenderConfiguration
  ) -> GlassMaterial {
    var glass = GlassRole.widgets.material(
      isDark: configuration.scheme == .dark, system: configuration.os,
      reducesTransparency: configuration.reducesTransparency)
    if tint.plate == .tinted { glass.tone.tint = tint.accent.opacity(tintStrength) }
    return glass
  }

  /// Derived from the greys of dark icons in Apple's icon templates, from memory (estimated).
  private static let dark = [
    GradientStop(RGBA(hex: 0x313131), 0), GradientStop(RGBA(hex: 0x141414), 1),
  ]

  /// The share of black in the deep shade of a tint, and the greatest grey of a shade that can darken a plate
  /// (estimated).
  private static let depth: Float = 0.5
  private static let darkest: Float = 0.36

  /// The opacity of the tint in tinted glass (estimated).
  static let tintStrength: Float = 0.6
}

extension RGBA {
  /// Returns the colour of this one with another one over it.
  fileprivate func under(_ top: RGBA) -> RGBA {
    let sum = top.alpha + alpha * (1 - top.alpha)
    guard sum > 0 else { return top }
    let share = top.alpha / sum
    return mixed(with: top, share).opacity(sum)
  }
}

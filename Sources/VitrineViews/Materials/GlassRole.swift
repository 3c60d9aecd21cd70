package import VitrineGraphics
package import VitrineLayout

/// The use of a glass. Each role is a row of numbers, and all are drawn the same way.
package nonisolated enum GlassRole: String, Hashable, CaseIterable, Sendable {
  /// `Glass.regular`.
  case regular
  /// `Glass.clear`.
  case clear
  /// The search field of Home Screens and the buttons of the Lock Screen.
  case controls
  /// The plates of widgets on clear and tinted Home Screens.
  case widgets
  /// The plates of icons on clear Home Screens.
  case appIcons
  case dock
  /// The plates of modules in the Control Center.
  case controlCenter
  /// The figures of the Lock Screen's clock; the shape's shorter side counts as a figure's stroke.
  case clock

  /// Returns the glass of this role.
  ///
  /// - Parameters:
  ///   - system: the version of the system; before 27 the rows of 26 count.
  ///   - tint: the colour of a tinted glass.
  package func material(
    isDark: Bool, system: Int, tint: RGBA? = nil, reducesTransparency: Bool = false
  ) -> GlassMaterial {
    let row = GlassRow.row(self, system: system)
    let recipe = isDark ? row.dark : row.light
    let tone =
      tint.map { recipe.tinted($0, reducesTransparency: reducesTransparency) }
      ?? recipe.backdrop(reducesTransparency: reducesTransparency)
    return GlassMaterial(
      tone: tone, blur: row.blur, shift: row.shift, depth: row.depth, edge: row.rim.edge,
      shadow: row.shadow)
  }
}

/// The numbers of a role; lengths in points.
nonisolated struct GlassRow: Sendable {
  let role: GlassRole
  /// The first system that the row is for.
  let system: Int
  let light: GlassRecipe
  let dark: GlassRecipe
  let blur: GlassMaterial.Growth
  /// The bending at the outline, and the depth at which it ends.
  var shift = GlassMaterial.Fraction(0.8, most: 60)
  var depth = GlassMaterial.Fraction(0.25, most: 20)
  var rim = GlassRim.corners
  var shadow: GlassMaterial.Shadow?
  /// The origin of the numbers, and which of them are estimated.
  let source: String

  /// Returns the row of the newest system up to this one.
  static func row(_ role: GlassRole, system: Int) -> GlassRow {
    let rows = table.filter { $0.role == role }
    return rows.last { $0.system <= system } ?? rows.first ?? table[0]
  }

  /// Offset 8, radius 24, opacity 0.5 of a thin and 0.25 of a thick glass, times black of 0.278 and 0.12
  /// (Jaui's notes on macOS 26.5.2; that both factors multiply is an assumption).
  private static let drop = GlassMaterial.Shadow(
    radius: 24, y: 8, opacity: GlassMaterial.Growth(0.5 * 0.278, 0.25 * 0.12))

  /// Rows by role and ascending system. The colours of the Home Screen's roles were read from the layers of macOS 27 in
  /// the active state, which a phone always has, on dark glass; their light from the layers of each system.
  static let table: [GlassRow] = [
    GlassRow(
      role: .regular, system: 26, light: .regularLight, dark: .regularDark,
      blur: GlassMaterial.Growth(1.3333, 4), shadow: drop,
      source: "colours: layers of macOS 26; blur, bending, shadow: laws of macOS 26.5.2"),
    GlassRow(
      role: .regular, system: 27, light: .regularLight27, dark: .regularDark27,
      blur: GlassMaterial.Growth(1.6667, 5), shadow: drop,
      source: "colours: fitted to macOS 27; blur: 5 of a thick one on macOS 27, its growth as on 26"
    ),
    GlassRow(
      role: .clear, system: 26, light: .clearLight, dark: .clearDark,
      blur: GlassMaterial.Growth(1, 1), rim: .wide,
      source: "colours: layers of macOS 26; blur and bending: laws of macOS 26.5.2"),
    GlassRow(
      role: .clear, system: 27, light: .clear27, dark: .clear27,
      blur: GlassMaterial.Growth(0.75, 0.75), rim: .wide,
      source: "colours: fitted to macOS 27; blur: its layers"),
    controls(26, .clearLight, .clearDark, blur: 1, .corners),
    controls(27, .clear27, .clear27, blur: 0.75, .ends(spread: GlassRim.iconSpread)),
    widgets(26, .corners),
    widgets(27, .ends(spread: GlassRim.widgetSpread)),
    icons(26, .corners),
    icons(27, .faint(spread: GlassRim.iconSpread)),
    GlassRow(
      role: .controlCenter, system: 26, light: .controlCenterGlass, dark: .controlCenterGlass,
      blur: GlassMaterial.Growth(4, 4), shift: bezel, depth: bezel,
      source: "layers of macOS 27, for light screens too; bending: estimated"),
    dock(26, .corners),
    dock(27, .faint(spread: GlassRim.dockSpread)),
    GlassRow(
      role: .clock, system: 26, light: .clockLight, dark: .clockDark,
      blur: GlassMaterial.Growth(1.3333, 4),
      source: "thin regular glass of macOS 26.5.2; that the clock is such a one is estimated"),
  ]

  private static func controls(
    _ system: Int, _ light: GlassRecipe, _ dark: GlassRecipe, blur: Double, _ rim: GlassRim
  ) -> GlassRow {
    GlassRow(
      role: .controls, system: system, light: light, dark: dark,
      blur: GlassMaterial.Growth(blur, blur), shift: bezel, depth: bezel, rim: rim,
      source: "colours and blur of clear glass; bending estimated")
  }

  private static func widgets(_ system: Int, _ rim: GlassRim) -> GlassRow {
    GlassRow(
      role: .widgets, system: system, light: .clearLight, dark: .smoked,
      blur: GlassMaterial.Growth(2.327, 2.327), shift: bezel, depth: bezel, rim: rim,
      source: "layers of macOS 27; light: colours of clear glass of macOS 26; bending: estimated")
  }

  private static func icons(_ system: Int, _ rim: GlassRim) -> GlassRow {
    let depth = GlassMaterial.Fraction(0.15, most: .infinity)
    return GlassRow(
      role: .appIcons, system: system, light: .clearLight, dark: .smoked,
      blur: GlassMaterial.Growth(1, 1), shift: depth, depth: depth, rim: rim,
      source: "layers of macOS 27; light: colours of clear glass of macOS 26; bending: estimated")
  }

  private static func dock(_ system: Int, _ rim: GlassRim) -> GlassRow {
    let depth = GlassMaterial.Fraction(0.25, most: 16)
    return GlassRow(
      role: .dock, system: system, light: .dockLight, dark: .dockDark,
      blur: GlassMaterial.Growth(1.5, 1.5), shift: depth, depth: depth, rim: rim,
      source: "layers of macOS 27; light: colours estimated; bending: estimated")
  }

  /// The bending of the system's plates is no larger than the depth at which it ends, so that what lies behind a rim
  /// comes from the rim's own band: the law of `Glass` repeats what lies 60 points inside, and screenshots of plates
  /// show nothing of the kind (estimated).
  private static let bezel = GlassMaterial.Fraction(0.25, most: 20)
}

extension GlassRecipe {
  /// Widgets and app icons of macOS 27.
  static let smoked = GlassRecipe(
    blur: 2.327, black: 0.05, white: 0.3, saturation: 0.8, fill: .clear)
  /// The dock of macOS 27.
  static let dockDark = GlassRecipe(
    blur: 1.5, black: 0.05, white: 0.92, saturation: 1.25, fill: .black.opacity(0.02),
    ceiling: 0.75)
  /// The light clear glass with the saturation of the dock (estimated).
  static let dockLight = GlassRecipe(
    blur: 1.5, black: 0.2, white: 0.95, saturation: 1.25, fill: .white.opacity(0.1))
  /// Thin regular glass over what is bright and over what is dark, as measured by SSFSKIM's calibration on
  /// macOS 26.5.2 and by Jaui's notes; the bright one with a third of the chroma, since clocks on blue skies are nearly
  /// white (estimated).
  static let clockLight = GlassRecipe(
    blur: 1.3333, black: 0.81875, white: 1.03, saturation: 0.35, fill: .white.opacity(0.2656))
  static let clockDark = GlassRecipe(
    blur: 1.3333, black: 0.1, white: 0.45, saturation: 1, fill: .black.opacity(0.25))
}

package import VitrineGraphics
package import VitrineLayout

/// The use of a glass. Each role is a row of numbers, and all are drawn the same way.
package nonisolated enum GlassRole: String, Hashable, CaseIterable, Sendable {
  /// `Glass.regular`.
  case regular
  /// `Glass.clear`: search field, buttons of the Lock Screen.
  case clear
  /// The plates of widgets on clear and tinted Home Screens.
  case widgets
  /// The plates of icons on clear Home Screens.
  case appIcons
  case dock

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
      tone: tone, blur: row.blur, shift: row.shift, depth: row.depth,
      edge: GlassEdge(
        strength: row.strength, rimWidth: Self.rimWidth, rimLight: row.rimLight,
        rimFloor: Self.rimFloor, rimAxis: row.rimAxis),
      shadow: row.shadow)
  }

  /// The width of the rim at half its height, in points: measured on macOS 26.5.2 (SSFSKIM's calibration).
  private static let rimWidth = 1.0
  /// The rim across the light's axis is 1.1 times as bright as along it (same source).
  private static let rimFloor: Float = 1 / 1.1
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
  /// The part of the bent picture.
  var strength: Float = 1
  /// The linear light of the rim: +0.25 on a dark flat colour, and on a light one +0.065, which is all that is
  /// left to white (measured on macOS 26.5.2). Where the layers name an amount of 0.4 in place of 0.5, it is less.
  var rimLight: Float = 0.25
  /// The axis of the light in radians clockwise from +x.
  var rimAxis = -Double.pi / 4
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

  /// Rows by role and ascending system. The roles of the Home Screen were read from the layers of macOS 27 in
  /// the active state, which a phone always has, on dark glass.
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
      blur: GlassMaterial.Growth(1, 1),
      source: "colours: layers of macOS 26; blur and bending: laws of macOS 26.5.2"),
    GlassRow(
      role: .clear, system: 27, light: .clear27, dark: .clear27,
      blur: GlassMaterial.Growth(0.75, 0.75),
      source: "colours: fitted to macOS 27; blur: its layers"),
    GlassRow(
      role: .widgets, system: 26, light: .clearLight, dark: .smoked,
      blur: GlassMaterial.Growth(2.327, 2.327), rimLight: 0.2, rimAxis: Double.pi / 2,
      source: "layers of macOS 27; light: colours of clear glass of macOS 26 (estimated)"),
    GlassRow(
      role: .appIcons, system: 26, light: .clearLight, dark: .smoked,
      blur: GlassMaterial.Growth(1, 1), shift: GlassMaterial.Fraction(0.65, most: .infinity),
      depth: GlassMaterial.Fraction(0.15, most: .infinity), rimLight: 0.2, rimAxis: Double.pi / 2,
      source: "layers of macOS 27; light: colours of clear glass of macOS 26 (estimated)"),
    GlassRow(
      role: .dock, system: 26, light: .dockLight, dark: .dockDark,
      blur: GlassMaterial.Growth(1.5, 1.5), shift: GlassMaterial.Fraction(0.8, most: 36),
      depth: GlassMaterial.Fraction(0.25, most: 16), strength: 0.2, rimLight: 0.2,
      rimAxis: Double.pi / 2,
      source: "layers of macOS 27; light: colours estimated"),
  ]
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
}

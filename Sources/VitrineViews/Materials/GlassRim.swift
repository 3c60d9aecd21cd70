import VitrineGraphics
package import VitrineLayout

/// The light on the rims of glass, and of widgets and icons on Home Screens of iOS 26.
///
/// Its width and strength were measured on macOS 26.5.2 (SSFSKIM's calibration): 1 point at half its height, and
/// about 0.27 of linear light on the upper and left edges of dark flat colours and 0.25 on the others; light colours
/// rise by the 0.065 that white leaves them. Its angles were read from the layers of the same system and of
/// macOS 27; reports on iOS 26 have the light in the upper left and the lower right corner, those on iOS 27 above and
/// below.
package nonisolated struct GlassRim: Hashable, Sendable {
  /// The linear light where the outline faces the first lamp.
  let light: Float
  /// The angle in radians from which on a lamp gives no light.
  let spread: Double
  /// The direction towards the first lamp: radians clockwise from +x, with y pointing down.
  let axis: Double

  /// The rim of regular glass of system 26: bright in two opposite corners, dark in the others.
  static let corners = GlassRim(light: fullLight, spread: .pi / 2, axis: -0.75 * .pi)
  /// The rim of clear glass of system 26, whose lamps reach around the shape.
  static let wide = GlassRim(light: 0.26, spread: 2.7925, axis: -0.75 * .pi)

  /// Returns a rim of system 27: bright above and below.
  static func ends(spread: Double) -> GlassRim {
    GlassRim(light: fullLight, spread: spread, axis: -0.5 * .pi)
  }

  /// Returns a rim of system 27 whose layers name an amount of 0.4 in place of 0.5.
  static func faint(spread: Double) -> GlassRim {
    GlassRim(light: fullLight * 0.8, spread: spread, axis: -0.5 * .pi)
  }

  /// The spreads on macOS 27.
  static let (widgetSpread, iconSpread, dockSpread) = (1.52, 1.85, 2.094)

  /// The edge with this light that bends nothing.
  var edge: GlassEdge {
    GlassEdge(
      rimWidth: Self.width, rimLight: light, rimFill: Self.fill, rimSpread: spread, rimAxis: axis)
  }

  private static let width = 1.0
  /// The second lamp is 1.1 times fainter than the first one.
  private static let fill: Float = 1 / 1.1
  /// Edges at 45° to a lamp have 0.26 and 0.24 of it.
  private static let fullLight: Float = 0.368

  /// Returns the light on the rim of a widget or an icon that is not of glass, as a fill that changes nothing else;
  /// nil before system 26.
  package static func overlay(_ role: GlassRole, system: Int) -> GlassMaterial? {
    guard system >= 26 else { return nil }
    return GlassMaterial(
      tone: Backdrop(), blur: GlassMaterial.Growth(0, 0),
      shift: GlassMaterial.Fraction(0, most: 0), depth: GlassMaterial.Fraction(0, most: 0),
      edge: GlassRow.row(role, system: system).rim.edge)
  }
}

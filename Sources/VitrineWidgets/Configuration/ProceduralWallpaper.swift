/// The bundled wallpapers, drawn by code: the same on every machine, at every size.
package enum ProceduralWallpaper: String, Hashable, CaseIterable, Sendable {
  // Wallpapers like photographs.
  case dunes, lake, meadow
  // Wallpapers of soft colours.
  case aurora, bloom, ember, ocean
  // Wallpapers of one colour.
  case snow, slate, ink
  // Wallpapers with high contrast, for tests of legibility.
  case checks, stripes
}

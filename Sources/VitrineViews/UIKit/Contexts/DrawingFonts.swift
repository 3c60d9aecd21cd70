package import VitrineText

/// The fonts that code's own drawings are measured and drawn with.
package nonisolated enum DrawingFonts {
  private static let bundled = FontLibrary(directories: FontFolder.locate())

  /// The bundled ones, and those of the extension whose views are evaluated.
  package static func library(_ environment: EnvironmentValues) -> FontLibrary {
    bundled.serving(environment.host.fonts.map { [$0] } ?? [])
  }
}

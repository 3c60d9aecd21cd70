package import VitrineGraphics
package import VitrineViews
package import VitrineWidgets

/// A picture on one device at the usual text size.
package struct LintStandardPicture: Sendable {
  /// What a picture is drawn for.
  package enum Role: Sendable, CaseIterable {
    /// The snapshot, the placeholder and the entries.
    case usual
    /// The snapshot in the colours of a tinted Home Screen.
    case accented
    /// The snapshot from right to left; laid out alone.
    case rightToLeft
    /// The snapshot an hour later; laid out alone.
    case later

    /// Whether pixels are measured.
    package var isDrawn: Bool { self == .usual || self == .accented }
  }

  package var picture: LintPicture
  package var pixels: LintPixels
  package var role: Role
  /// What drawing and laying out had to say.
  package var diagnostics: [Diagnostic]

  package init(
    picture: LintPicture, pixels: LintPixels, role: Role = .usual,
    diagnostics: [Diagnostic] = []
  ) {
    (self.picture, self.pixels) = (picture, pixels)
    (self.role, self.diagnostics) = (role, diagnostics)
  }

  package var family: WidgetFamily? { picture.family }
  package var scheme: ColorScheme { picture.configuration.scheme }
  package var entry: EntrySelection { picture.configuration.entry }
}

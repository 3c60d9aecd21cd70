import Foundation
package import VitrineGraphics
package import VitrineViews
package import VitrineWidgets

/// A picture on one device at the usual text size.
package struct LintStandardPicture: Sendable {
  /// The purpose of a picture.
  package enum Role: Sendable, CaseIterable {
    /// The snapshot, the placeholder and the entries.
    case usual
    /// The snapshot in the colours of a tinted Home Screen.
    case accented
    /// The snapshot from right to left; laid out alone.
    case rightToLeft
    /// The snapshot an hour later; laid out alone.
    case later
    /// The small widget's snapshot on black without its background, as in StandBy.
    case standBy
    /// The snapshot of an accessory on a dimmed Lock Screen.
    case dimmed
    /// The Today widget on a screen with one of the wallpapers.
    case wallpaper

    /// Whether pixels are measured.
    package var isDrawn: Bool { self != .rightToLeft && self != .later }
  }

  package var picture: LintPicture
  package var pixels: LintPixels
  package var role: Role
  /// The diagnostics of layout and drawing.
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

extension RenderConfiguration {
  /// Returns the settings of a picture of a snapshot for a role; nil if the family has none.
  package func lint(_ role: LintStandardPicture.Role) -> RenderConfiguration? {
    var changed = self
    switch role {
    case .usual, .wallpaper: return nil
    case .accented:
      if family?.isAccessory == true { return nil }
      changed.mode = .accented
    case .rightToLeft: changed.localeIdentifier = PseudoLocale.rightToLeft.rawValue
    case .later: changed.date += Self.hour
    case .standBy:
      guard family == .systemSmall, device.kind == .iPhone else { return nil }
      changed.scheme = .dark
      changed.removesBackground = true
    case .dimmed:
      guard family?.isAccessory == true, device.kind == .iPhone else { return nil }
      changed.isDimmed = true
    }
    return changed
  }

  private static let hour = 3600.0

}

extension LintStandardPicture {
  /// The wallpapers over which Today widgets are judged: white, black, and one of hard edges.
  package static let wallpapers = ["snow", "ink", "checks"]
}

public import VitrineGraphics

/// How a tinted or clear Home Screen colours widgets in the accented mode.
public struct HomeScreenTint: Hashable, Sendable {
  /// What takes the place of a widget's own background.
  public enum Plate: String, Hashable, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// Nearly black, as on the tinted Home Screens of iOS 18 (estimated).
    case dark
    /// The clear glass of iOS 26.
    case clear
    /// Glass with the tint in it, iOS 26 (strength estimated).
    case tinted
  }

  /// Colour of the primary group.
  public var primary: RGBA
  /// Colour of the accent group.
  public var accent: RGBA
  public var plate: Plate

  public init(primary: RGBA = .white, accent: RGBA = .white, plate: Plate = .dark) {
    self.primary = primary
    self.accent = accent
    self.plate = plate
  }

  /// Both groups white on the dark plate: iPhone draws both groups in white (documented).
  public static let standard = HomeScreenTint()
  /// White over clear glass.
  public static let clear = HomeScreenTint(plate: .clear)

  /// The accent group in a colour of the reader's choice, on the dark plate.
  public static func tinted(_ accent: RGBA) -> HomeScreenTint { HomeScreenTint(accent: accent) }
}

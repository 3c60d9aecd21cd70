public import VitrineGraphics

/// The colours of widgets in the accented mode on a tinted or clear Home Screen.
public struct HomeScreenTint: Hashable, Sendable {
  /// The replacement of a widget's own background.
  public enum Plate: String, Hashable, CaseIterable, Sendable {
    /// No background.
    case none
    /// A nearly black plate, as on the tinted Home Screens of iOS 18 (estimated).
    case dark
    /// The clear glass of iOS 26.
    case clear
    /// The tinted glass of iOS 26 (strength estimated).
    case tinted
  }

  /// The colour of the primary group.
  public var primary: RGBA
  /// The colour of the accent group.
  public var accent: RGBA
  /// The plate behind the content, dark by default; widgets of the Lock Screen families have none.
  public var plate: Plate

  /// Creates a tint; without arguments it is white on the dark plate.
  public init(primary: RGBA = .white, accent: RGBA = .white, plate: Plate = .dark) {
    self.primary = primary
    self.accent = accent
    self.plate = plate
  }

  /// Both groups white on the dark plate: iPhone draws both groups in white (documented).
  public static let standard = HomeScreenTint()
  /// White over clear glass.
  public static let clear = HomeScreenTint(plate: .clear)

  /// The accent group in a colour of the user's choice, on the dark plate.
  public static func tinted(_ accent: RGBA) -> HomeScreenTint { HomeScreenTint(accent: accent) }
}

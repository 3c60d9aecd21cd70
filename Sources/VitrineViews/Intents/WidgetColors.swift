public import VitrineGraphics

/// The named colours of a widget's settings: `AccentColor` and `WidgetBackground` of its asset catalogue
/// (documented). Nil is the system's colour.
public struct WidgetColors: Hashable, Sendable {
  /// The colour of the app's name, the values and the switches on the sheet; nil is blue.
  public var accent: SchemeColor?
  /// The colour of the sheet's card; nil is white in light and dark grey in dark appearance.
  public var background: SchemeColor?

  /// Creates the pair of colours; nil stands for the system's colour.
  public init(accent: SchemeColor? = nil, background: SchemeColor? = nil) {
    self.accent = accent
    self.background = background
  }
}

/// A colour for both appearances.
public struct SchemeColor: Hashable, Sendable {
  /// The colour in light appearance.
  public var light: RGBA
  /// The colour in dark appearance.
  public var dark: RGBA

  /// Creates a colour from its two variants; nil for `dark` uses `light` in both appearances.
  public init(light: RGBA, dark: RGBA? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

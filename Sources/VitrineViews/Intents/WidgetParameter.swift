public import VitrineGraphics

/// A setting of a widget as shown on its sheet.
public struct WidgetParameter: Hashable, Sendable {
  /// The value of a setting as it is drawn at the trailing edge of its row.
  public enum Value: Hashable, Sendable {
    /// A choice or an entry; nil if none is made yet.
    case text(String?)
    case toggle(Bool)
  }

  /// The label at the leading edge of the setting's row, drawn in one line.
  public var title: String
  /// The text or the switch at the trailing edge of the row.
  public var value: Value

  /// Creates a row from its label and its value.
  public init(title: String, value: Value) {
    self.title = title
    self.value = value
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

public import VitrineGraphics

/// A setting of a widget as shown on its sheet.
public struct WidgetParameter: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    /// A choice or an entry; nil if none is made yet.
    case text(String?)
    case toggle(Bool)
  }

  public var title: String
  public var value: Value

  public init(title: String, value: Value) {
    self.title = title
    self.value = value
  }
}

/// A colour for both appearances.
public struct SchemeColor: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

/// The named colours of a widget's settings: `AccentColor` and `WidgetBackground` of its asset catalogue
/// (documented). Nil is the system's colour.
public struct WidgetColors: Hashable, Sendable {
  public var accent: SchemeColor?
  public var background: SchemeColor?

  public init(accent: SchemeColor? = nil, background: SchemeColor? = nil) {
    self.accent = accent
    self.background = background
  }
}

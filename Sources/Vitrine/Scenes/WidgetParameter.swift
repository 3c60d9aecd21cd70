public import VitrineGraphics

/// A setting of a widget as its sheet shows it.
public struct WidgetParameter: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    /// A choice or an entry; nil where nothing is chosen yet.
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

/// A colour in the two appearances.
public struct SchemeColor: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

/// The named colours that the system takes for a widget's settings: `AccentColor` and
/// `WidgetBackground` of its asset catalogue (documented). Nil takes the system's.
public struct WidgetColors: Hashable, Sendable {
  public var accent: SchemeColor?
  public var background: SchemeColor?

  public init(accent: SchemeColor? = nil, background: SchemeColor? = nil) {
    self.accent = accent
    self.background = background
  }
}

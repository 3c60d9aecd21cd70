public import Foundation

/// A style that draws buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a button from which the style builds its view.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view drawn for a button or a link, which is never pressed in a picture.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the system's own for drawing buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a button from which the style builds its view, the same as for a `ButtonStyle`.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view drawn for a button or a link; the button's tap target stays around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The shape of bordered buttons.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
  let kind: Kind

  /// A capsule inside widgets and from system 26 on; else a rectangle with a corner radius that depends on the control size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with half-round ends and continuous corners.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle whose diameter is the shorter side of the button's platter.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A continuous rounded rectangle with a radius of 8 pt, 14 pt in small controls, or 12 pt in large ones.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// Returns a continuous rounded rectangle with this corner radius in points, whatever the control size.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

nonisolated struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

/// The default style: bordered inside widgets, a tinted label elsewhere.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that buttons have when none is set.
  public init() {}

  /// Returns the label on a translucent platter inside widgets, else in the tint, or in red for a destructive
  /// button.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

/// A button as the place where it stands has it.
private nonisolated struct AutomaticButton: _PrimitiveView {
  let configuration: ButtonStyleConfiguration

  static func _makeList(
    _ view: AutomaticButton, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let content =
      environment.isInWidget
      ? AnyView(BorderedButtonStyle().makeBody(configuration: view.configuration))
      : AnyView(BorderlessButtonStyle().makeBody(configuration: view.configuration))
    AnyView._makeList(content, environment, &out)
  }
}

/// A style that draws the label alone, without the tint.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a style without a platter and without a colour of its own.
  public init() {}

  /// Returns the label in the foreground style of the button's environment.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

/// A style that draws the label in the tint, or in red for a destructive button, without a platter.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a style without a platter.
  public init() {}

  /// Returns the label in the tint, blue if none is set, or in red for a destructive button; a foreground style of the
  /// button's surroundings takes precedence.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.defaultForeground(configuration.accent)
  }
}

/// A style that draws the label in the tint on a platter of the tint at 15 % opacity, or without a tint in the accent
/// colour at 11.5 % inside widgets and in grey elsewhere. A foreground style of the button's surroundings takes
/// precedence over the label's tint.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a translucent platter.
  public init() {}

  /// Returns the label on a translucent platter; the control size sets the padding and the default font.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A style that draws a white label on a platter filled with the tint, or with red if it is destructive.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a filled platter.
  public init() {}

  /// Returns the label in white on a filled platter; the control size sets the padding and the default font.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// A style that draws the label on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates a style with regular glass.
  public init() { glass = .regular }
  /// Creates a style with this glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on a capsule of glass; the control size sets the padding and the default font.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false, glass: glass)
  }
}

/// A style that draws the label in white on glass of the tint.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with tinted glass.
  public init() {}

  /// Returns the label in white on a capsule of glass in the tint.
  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true, glass: .regular)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that draws the label on glass.
  public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a style that draws the label on this glass.
  public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that draws the label in white on glass of the tint.
  public static nonisolated var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of buttons that have none: a platter inside widgets, else the label in the tint.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, without the tint.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a platter.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a translucent platter.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a platter filled with the tint.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the style that draws the buttons and links inside the view.
  public nonisolated func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the style of the system's own that draws the buttons and links inside the view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    // Links take the styles of buttons, but have an automatic style of their own.
    controlStyle(
      style is DefaultButtonStyle
        ? nil : evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the shape of the platters of bordered buttons, and of toggles drawn as buttons, inside the view.
  public nonisolated func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0[ButtonBorderShapeKey.self] = shape }
  }
}

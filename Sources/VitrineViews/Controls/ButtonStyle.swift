public import Foundation

/// A style that draws buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the system's own for drawing buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ButtonStyleConfiguration {
  public nonisolated struct Label: _CompositeView {
    let view: AnyView
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is pressed, always false in a picture.
  public var isPressed: Bool { false }

  public func trigger() {}
}

/// The shape of bordered buttons.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

nonisolated struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

/// The default style: bordered inside widgets, a tinted label elsewhere.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }

  func erasedBody(
    _ configuration: ButtonStyleConfiguration, _ environment: EnvironmentValues
  ) -> AnyView {
    environment.isInWidget
      ? AnyView(BorderedButtonStyle().makeBody(configuration: configuration))
      : AnyView(makeBody(configuration: configuration))
  }
}

public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.foregroundStyle(configuration.accent)
  }
}

public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyleConfiguration {
  /// Red for destructive buttons, else the tint.
  var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }

  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }

  public nonisolated func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0[ButtonBorderShapeKey.self] = shape }
  }
}

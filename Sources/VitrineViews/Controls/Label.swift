import Foundation

/// An icon beside a title.
public nonisolated struct Label<Title: View, Icon: View>: _CompositeView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    StyledControl(
      configuration: LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    ) { configuration, _ in AnyView(TitleAndIconLabelStyle().makeBody(configuration: configuration))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(key) }, icon: { Image(systemName: name) })
  }

  public init(_ key: LocalizedStringKey, image name: String) {
    self.init(title: { Text(key) }, icon: { Image(name) })
  }

  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(key) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A style that draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct LabelStyleConfiguration {
  public nonisolated struct Title: _CompositeView {
    let view: AnyView
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  public nonisolated struct Icon: _CompositeView {
    let view: AnyView
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  public let title: Title
  public let icon: Icon
}

public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The spacing between icon and title: the gap of stacks between a symbol and text.
  static let spacing: CGFloat = 8

  public init() {}

  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.title
  }
}

public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
  }
}

public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}

import Foundation

/// An icon beside a title.
public nonisolated struct Label<Title: View, Icon: View>: _CompositeView {
  let title: Title
  let icon: Icon

  /// Creates a label from any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Returns the label drawn by the style in the environment, or icon and title in a row if none is set.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    StyledControl(
      configuration: LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    ) { configuration, _ in AnyView(TitleAndIconLabelStyle().makeBody(configuration: configuration))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localised title and a system symbol.
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(key) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localised title and an image of the asset catalogue.
  public init(_ key: LocalizedStringKey, image name: String) {
    self.init(title: { Text(key) }, icon: { Image(name) })
  }

  /// Creates a label from a localised title and an image of the asset catalogue, named by a resource.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(key) }, icon: { Image(resource) })
  }

  /// Creates a label from a title that is shown as it is and an image resource of the asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label from a title that is shown as it is and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title that is shown as it is and an image of the asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label again from the parts that a style gets.
  /// The style in the environment draws it, so set another one on it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A style that draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a label from which the style builds its view.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view drawn for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the icon of a label, as a label style gets them.
public nonisolated struct LabelStyleConfiguration {
  /// The title of the label, to be placed in the view of a style.
  public nonisolated struct Title: _CompositeView {
    let view: AnyView
    /// Returns the title as the author wrote it.
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  /// The icon of the label, to be placed in the view of a style.
  public nonisolated struct Icon: _CompositeView {
    let view: AnyView
    /// Returns the icon as the author wrote it.
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  /// The title of the label, without a style.
  public let title: Title
  /// The icon of the label, without a style.
  public let icon: Icon
}

/// A style that draws the icon before the title, 8 pt apart, on one first baseline.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The spacing between icon and title: the gap of stacks between a symbol and text.
  static let spacing: CGFloat = 8

  /// Creates a style that draws both parts in a row.
  public init() {}

  /// Returns the icon and the title in a row with 8 pt between them.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style that draws the title and leaves out the icon.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a style that leaves out the icon.
  public init() {}

  /// Returns the title of the label.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.title
  }
}

/// A style that draws the icon and leaves out the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a style that leaves out the title.
  public init() {}

  /// Returns the icon of the label.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
  }
}

/// A style that draws the icon before the title in every container.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the style that labels have when none is set.
  public init() {}

  /// Returns the icon and the title in a row with 8 pt between them.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, 8 pt apart.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon before the title, 8 pt apart, in every container.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  /// Sets the style that draws the labels inside the view; without it they are an icon and a title in a row.
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}

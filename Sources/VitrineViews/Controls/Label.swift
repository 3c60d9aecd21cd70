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

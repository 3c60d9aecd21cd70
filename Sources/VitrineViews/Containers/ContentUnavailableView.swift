/// A view for missing content: a symbol, a title, a description and actions, centred.
///
/// Sizes and distances are estimated from the system's own.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _PrimitiveView
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view that fills the proposed size; label, description and actions stand below each other.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let content = VStack(spacing: 8) {
      view.label.labelStyle(UnavailableLabelStyle())
      view.description.font(.subheadline).foregroundStyle(.secondary)
      view.actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    out.append(view: content, environment)
  }
}

/// A large grey symbol over a bold title (sizes estimated from the system's own).
nonisolated struct UnavailableLabelStyle: LabelStyle {
  private static let symbolSize = 46.0

  nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: Self.symbolSize)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

/// The label of a view that is created with a title and an image.
public typealias _UnavailableLabel = Label<Text, Image>

extension ContentUnavailableView
where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localised title under a system symbol; a nil description is left out.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: systemImage), description)
  }

  /// Creates a view with a title shown as it is under a system symbol; a nil description is left out.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: systemImage), description)
  }

  /// Creates a view with a localised title under a catalogue's image; a nil description is left out.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(name), description)
  }

  /// Creates a view with a title shown as it is under a catalogue's image; a nil description is left out.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(name), description)
  }

  /// Creates a view with a localised title under an image resource; a nil description is left out.
  public nonisolated init(
    _ title: LocalizedStringKey, image: ImageResource, description: Text? = nil
  ) {
    self.init(Text(title), Image(image), description)
  }

  /// Creates a view with a title shown as it is under an image resource; a nil description is left out.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, description: Text? = nil
  ) {
    self.init(Text(title), Image(image), description)
  }

  private nonisolated init(_ title: Text, _ image: Image, _ description: Text?) {
    label = _UnavailableLabel(title: { title }, icon: { image })
    self.description = description
    actions = EmptyView()
  }
}

extension NodeList {
  /// Appends the nodes of a view.
  package mutating func append<V: View>(view: V, _ environment: EnvironmentValues) {
    V._makeList(view, environment, &self)
  }
}

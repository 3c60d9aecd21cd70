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

/// The label and the role of a button or a link, as a button style gets them.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button, to be placed in the view of a style.
  public nonisolated struct Label: _CompositeView {
    let view: AnyView
    /// Returns the label as the author wrote it.
    public nonisolated func composition(_ environment: EnvironmentValues) -> AnyView { view }
  }

  /// The role of the button; nil if it has none, and for links and toggles.
  public let role: ButtonRole?
  /// The label of the button, without a style.
  public let label: Label
  /// Whether the button is pressed, always false in a picture.
  public var isPressed: Bool { false }

  /// Has no effect: the action of a button never runs in a picture.
  public func trigger() {}
}

extension ButtonStyleConfiguration {
  /// Red for destructive buttons, else the tint.
  var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

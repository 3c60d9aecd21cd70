/// A menu, of which a picture shows the label.
public nonisolated struct Menu<Label: View>: _PrimitiveView {
  let label: Label

  /// Creates a menu; its content and its primary action are ignored. Leaves a diagnostic.
  public init<Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a menu with an action for a tap; its content and the action are ignored. Leaves a diagnostic.
  public init<Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.menu)
    let tinted = view.label.defaultForeground(TintShapeStyle())
    ModifiedContent._makeList(tinted, environment, &out)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localised title; its content is ignored. Leaves a diagnostic.
  public init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(key)
  }

  /// Creates a menu with a title that is shown as it is; its content is ignored. Leaves a diagnostic.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == VitrineViews.Label<Text, Image> {
  /// Creates a menu with a localised title and a symbol; its content is ignored. Leaves a diagnostic.
  public init<Content: View>(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { label = VitrineViews.Label(key, systemImage: systemImage) }
}

/// A button that shares something, of which a picture shows the label.
public nonisolated struct ShareLink<Label: View>: _PrimitiveView {
  let label: Label

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.shareLink)
    let tinted = view.label.defaultForeground(TintShapeStyle())
    ModifiedContent._makeList(tinted, environment, &out)
  }

  /// Creates a button that shares an item; item, subject and message are ignored. Leaves a diagnostic.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button that shares an item with a preview; all but the label is ignored. Leaves a diagnostic.
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == VitrineViews.Label<Text, Image> {
  /// Creates a button with the system's label; item, subject and message are ignored. Leaves a diagnostic.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = Self.label(Text("Share…"))
  }

  /// Creates a button with a localised title and the system's symbol; all but the title is ignored. Leaves a
  /// diagnostic.
  public init<Item>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = Self.label(Text(key)) }

  /// Creates a button with a title that is shown as it is and the system's symbol; all but the title is ignored.
  /// Leaves a diagnostic.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = Self.label(Text(title)) }

  private static func label(_ title: Text) -> Label {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

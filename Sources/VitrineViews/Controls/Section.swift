import VitrineLayout

/// Content with a header and a footer. In a stack these are consecutive views; in a lazy grid header and footer
/// have a line of their own.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _CompositeView {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Creates a section from content, a header before it and a footer after it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Returns header, content and footer as consecutive views, without a style of their own.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    let section = SectionPart.Mark()
    _SectionPartView(part: SectionPart(.header, of: section), content: header)
    _SectionPartView(part: SectionPart(.content, of: section), content: content)
    _SectionPartView(part: SectionPart(.footer, of: section), content: footer)
  }
}

/// Views that know their part in a section, for containers that ask.
nonisolated struct _SectionPartView<Content: View>: _PrimitiveView {
  let part: SectionPart
  let content: Content

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    var environment = environment
    if let metrics = environment.drawing.list?.values.metrics {
      metrics.adapt(&environment, view.part.role)
    }
    Content._makeList(view.content, environment, &out)
    // The views of a section in a section keep their part in the inner one.
    for node in out.nodes[first...] where node.section == nil { node.section = view.part }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header and no footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header, given as a value, and no footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer and no header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer; it draws as its content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section {
  /// Creates a section with a header and a footer, given as values.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a text as its header that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Creates a section with a localised text as its header.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }
}

/// A label with a value on the opposite side.
public nonisolated struct LabeledContent<Label: View, Content: View>: _CompositeView {
  let label: Label
  let content: Content

  /// Creates a row of a label and a value from any two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Returns the label at the leading edge and the content, in the secondary style, at the trailing one.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a localised label and a value that is shown as it is.
  public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(key) })
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row of a localised label and any view as its value.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(key) })
  }
}

/// Related controls in a row.
public nonisolated struct ControlGroup<Content: View>: _CompositeView {
  let content: Content

  /// Creates a group whose controls stand in a row, without a common platter.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns the controls in a horizontal stack with its default spacing.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    HStack { content }
  }
}

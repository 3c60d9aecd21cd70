/// An app's navigation stack, drawn as its root without the bar.
public nonisolated struct NavigationStack<Data, Root: View>: _PrimitiveView {
  let root: Root

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.navigationStack)
    Root._makeList(view.root, environment, &out)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that shows its root. Leaves a diagnostic.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack that shows its root; `path` is ignored. Leaves a diagnostic.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

/// The path of a navigation stack, always empty.
public nonisolated struct NavigationPath: Hashable, Sendable {
  /// Creates an empty path.
  public init() {}
  /// Whether the path has no elements; always true.
  public var isEmpty: Bool { true }
  /// The number of elements; always 0.
  public var count: Int { 0 }
}

/// An app's older navigation container, drawn as its content without the bar.
public nonisolated struct NavigationView<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a container that shows its content. Leaves a diagnostic.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.navigationStack)
    Content._makeList(view.content, environment, &out)
  }
}

/// A row that navigates elsewhere, drawn as its label, with a chevron in a list.
public nonisolated struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  let label: Label

  /// Creates a link that is drawn as its label; the destination is never built. Leaves a diagnostic.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link that is drawn as its label; the destination is ignored. Leaves a diagnostic.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    guard environment.drawing.list?.values.metrics != nil else {
      out.noteGap(.navigationLink)
      return Label._makeList(view.label, environment, &out)
    }
    // The size and colour of the chevron are those of UIKit's disclosure indicator (estimated).
    let row = HStack(spacing: 8) {
      view.label
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color(.system(.tertiaryLabel)))
    }
    out.append(view: row, environment)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that is drawn as a localised text; the destination is never built. Leaves a diagnostic.
  public nonisolated init(
    _ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(key)
  }

  /// Creates a link that is drawn as a localised text; the destination is ignored. Leaves a diagnostic.
  public nonisolated init(_ key: LocalizedStringKey, destination: Destination) { label = Text(key) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that is drawn as its label; `value` is ignored, and nil does not disable it.
  /// Leaves a diagnostic.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

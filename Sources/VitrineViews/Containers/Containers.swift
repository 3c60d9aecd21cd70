public import Foundation
import VitrineGraphics
import VitrineLayout

/// The rows of an app's list, drawn as a column.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.list)
    out.append(
      .vStack(.leading, spacing: nil), "List", children: out.children(of: view.content, environment)
    )
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the given views as rows. Leaves a diagnostic.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// Creates a list with a row for each identifiable element of `data`. Leaves a diagnostic.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the key path `id`.
  /// Leaves a diagnostic.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each integer of a range. Leaves a diagnostic.
  public nonisolated init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent))
  }
}

/// The rows of a form, drawn as a column.
public nonisolated struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a form whose rows are aligned at the leading edge, without insets or separators.
  /// Leaves a diagnostic.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.list)
    out.append(
      .vStack(.leading, spacing: nil), "Form", children: out.children(of: view.content, environment)
    )
  }
}

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

/// A row that navigates elsewhere, drawn as its label.
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
    out.noteGap(.navigationLink)
    Label._makeList(view.label, environment, &out)
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

/// The tabs of an app, drawn as the first one.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.tabView)
    if let first = out.children(of: view.content, environment).first { out.nodes.append(first) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of which the first tab is drawn, without the bar. Leaves a diagnostic.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// An image from a URL. Nothing is loaded; the placeholder is drawn.
public nonisolated struct AsyncImage<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates an image that is drawn as a grey rectangle; URL and scale are ignored. Leaves a diagnostic.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ShapeView<Rectangle, Color> {
    // The system's grey placeholder.
    content = Rectangle().fill(Color(.system(.gray5)))
  }

  /// Creates an image that is drawn as its placeholder; `content` is never called. Leaves a diagnostic.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = .second(placeholder())
  }

  /// Creates an image from the content for the phase `empty`; the other parameters are ignored.
  /// Leaves a diagnostic.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.asyncImage)
    Content._makeList(view.content, environment, &out)
  }
}

/// The state in which an `AsyncImage` asks for its content; in a picture always `empty`.
public nonisolated enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, the only phase that is drawn.
  case empty
  /// The image is loaded; never the case in a picture.
  case success(Image)
  /// The image could not be loaded; never the case in a picture.
  case failure(any Error)

  /// The loaded image; nil unless the phase is `success`.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error of loading; nil unless the phase is `failure`.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Content that depends on the time, drawn for the moment of the picture.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
  /// The context that the content gets.
  public typealias Context = TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that calls `content` with the moment of the picture; the schedule is ignored.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let context = TimelineViewDefaultContext(date: environment.host.now)
    Content._makeList(view.content(context), environment, &out)
  }
}

/// The context of a `TimelineView`'s content.
public nonisolated struct TimelineViewDefaultContext: Sendable {
  /// The rate at which content is updated, from the fastest to the slowest.
  public nonisolated enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The moment of the picture, whatever the schedule.
  public let date: Date
  /// The rate of updates; always `live`.
  public var cadence: Cadence { .live }
}

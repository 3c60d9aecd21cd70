import VitrineLayout

/// The rows of an app's list as they rest before anyone scrolls. A widget cannot have it and shows a sign.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.appendList(view.content, "List", environment)
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

/// The rows of a form, drawn as those of a list. A widget cannot have it and shows a sign.
public nonisolated struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a form whose sections are on rounded cards. Leaves a diagnostic.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.appendList(view.content, "Form", environment)
  }
}

extension NodeList {
  /// Appends a list of views, or the sign of one in a widget.
  fileprivate mutating func appendList<Content: View>(
    _ content: Content, _ name: String, _ environment: EnvironmentValues
  ) {
    guard !environment.isInWidget else { return appendSign(.list, environment) }
    noteGap(.list, isMinor: true)
    let settings = environment.drawing.list?.values ?? ListSettings.Values()
    let metrics = ListMetrics(
      settings.form ?? .insetGrouped, system: environment.host.systemVersion)
    let body = ListBody(
      sections: ListSection.sections(
        of: children(of: content, environment.inside(metrics))), metrics: metrics,
      settings: settings, environment: environment)
    let scroll = environment.drawing.scroll?.values ?? ScrollSettings.Values()
    let rows = children(of: body.view, environment.outsideLists)
    let view = AnyView { [owner] _, out in
      out.nodes.append(
        Node(.scroll(scroll.container(.vertical)), name: name, children: rows, owner: owner))
    }
    if settings.hidesGround { return append(view: view, environment) }
    append(
      view: view.background { metrics.ground(environment).ignoresSafeArea() }, environment)
  }

  /// Appends the sign of a view that a widget cannot have.
  mutating func appendSign(_ gap: Gap, _ environment: EnvironmentValues) {
    noteGap(gap)
    append(view: ProhibitedSign(), environment)
  }
}

extension EnvironmentValues {
  /// The environment of a list's content.
  fileprivate nonisolated func inside(_ metrics: ListMetrics) -> EnvironmentValues {
    var inside = outsideLists
    inside.drawing.changeList { $0.metrics = metrics }
    if inside[ControlStyleKey<LabelStyleConfiguration>.self] == nil {
      inside[ControlStyleKey<LabelStyleConfiguration>.self] = evaluateStyle(ListLabelStyle()) {
        $0.makeBody(configuration: $1)
      }
    }
    return inside
  }

  /// The environment without the settings of the list and of scroll views, which hold for one of them.
  fileprivate nonisolated var outsideLists: EnvironmentValues {
    var outside = self
    if outside.drawing.scroll != nil { outside.drawing.scroll = nil }
    if outside.drawing.list != nil { outside.drawing.list = nil }
    return outside
  }
}

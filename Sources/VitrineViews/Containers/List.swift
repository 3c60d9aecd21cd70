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

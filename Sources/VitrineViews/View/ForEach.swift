public import Foundation

/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements that each produce a view, in order.
  public var data: Data
  /// The function that creates the view of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  /// The type of `body`, which is never read: the views of the elements are resolved directly.
  public typealias Body = EmptyView
  /// An empty view that is never read.
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    for element in view.data { Content._makeList(view.content(element), environment, &out) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element. `id` is ignored: elements with equal identifiers are all drawn.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element; elements with equal identifiers are all drawn.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each integer of the range, in ascending order.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection; the content receives a binding to it.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.data = data.elements
    self.content = content
  }

  /// Creates a view for each identifiable element of a bound collection; the content receives a binding.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.data = data.elements
    self.content = content
  }
}

/// Content with rows that lists can move and delete, such as `ForEach`.
public protocol DynamicViewContent: View {
  /// The type of the collection that the rows are made from.
  associatedtype Data: Collection
  /// The collection that the rows are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Returns the content unchanged; `action` is never called, as a picture has no rows to delete.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  /// Returns the content unchanged; `action` is never called, as a picture has no rows to move.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}

extension ForEach {
  /// Creates content that is not a view.
  package nonisolated init(_data data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

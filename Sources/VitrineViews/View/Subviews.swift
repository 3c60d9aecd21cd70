import VitrineLayout

/// A view among those that another view resolves to.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
  /// The identity of a subview, by its place among its siblings.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The place of the view among its siblings.
  public let id: ID
  let node: Node
  let preferences: PreferenceStore

  /// The values that the view sets for its container.
  public var containerValues: ContainerValues { ContainerValues(of: node) }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.nodes.append(view.node)
    out.preferences.add(view.preferences)
  }
}

/// The views that another view resolves to, in order. Drawn as a group.
public nonisolated struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  private let views: [Subview]

  /// Resolves a view into those that a container would arrange. The preferences of all are the first one's.
  init<V: View>(of view: V, _ environment: EnvironmentValues, _ out: inout NodeList) {
    var nodes: [Node] = []
    let preferences = out.collectingPreferences { nodes = $0.children(of: view, environment) }
    views = nodes.enumerated().map { index, node in
      Subview(
        id: .init(index: index), node: node,
        preferences: index == 0 ? preferences : PreferenceStore())
    }
  }

  private init(_ views: [Subview]) { self.views = views }

  /// The index of the first view, 0.
  public var startIndex: Int { 0 }
  /// The index after the last view, equal to the number of views.
  public var endIndex: Int { views.count }
  /// The view at an index from 0; another index stops the program.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views of a range of indices; one outside the collection stops the program.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    for view in view.views { Subview._makeList(view, environment, &out) }
  }
}

/// Some of the views that another view resolves to, with the indices of the whole. Drawn as a group.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
  private let base: SubviewsCollection
  private let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(base.startIndex <= bounds.lowerBound && bounds.upperBound <= base.endIndex)
    self.base = base
    self.bounds = bounds
  }

  /// The index of the first view of the slice.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last view of the slice.
  public var endIndex: Int { bounds.upperBound }
  /// The view at an index of the slice.
  public subscript(index: Int) -> Subview { base[index] }
  /// The views of a range inside the slice.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    for index in view.bounds { Subview._makeList(view.base[index], environment, &out) }
  }
}

/// A view made from the views that another view resolves to.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: _PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let subviews = SubviewsCollection(of: view.base, environment, &out)
    let owner = AmbientEnvironment.current ?? environment
    let result = AmbientEnvironment.with(owner) { view.transform(subviews) }
    Result._makeList(result, environment, &out)
  }
}

extension Group where Content: View {
  /// Creates a group from the views that `view` resolves to.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// A view for each of the views that another view resolves to.
public nonisolated struct ForEachSubview<Base: View, Row: View>: _PrimitiveView {
  let base: Base
  let row: (Subview) -> Row

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = AmbientEnvironment.current ?? environment
    for subview in SubviewsCollection(of: view.base, environment, &out) {
      let row = AmbientEnvironment.with(owner) { view.row(subview) }
      Row._makeList(row, environment, &out)
    }
  }
}

extension ForEach where Data == [Int], ID == Int, Content: View {
  /// Creates a view for each of the views that `view` resolves to.
  public nonisolated init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == ForEachSubview<Base, Row> {
    let views = ForEachSubview(base: view, row: content)
    self.init(_data: [0]) { _ in views }
  }
}

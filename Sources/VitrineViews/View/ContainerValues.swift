package import VitrineLayout

/// A key for values that views give to the container that arranges them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to its container.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, or the key's default if the view sets none.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values that the modifiers of a view set, the outermost last.
  package init(of node: Node) {
    var changes: [(inout ContainerValues) -> Void] = []
    var node = node
    while node.kind.isModifier, let content = node.children.first {
      if case .modifier(let modifier) = node.kind,
        let change = modifier.layoutValue(ContainerValues.key) as? (inout ContainerValues) -> Void
      {
        changes.append(change)
      }
      node = content
    }
    for change in changes.reversed() { change(&self) }
  }

  fileprivate static let key = ObjectIdentifier(ContainerValues.self)
}

extension View {
  /// Sets a value that the view's container can read, as `Group(subviews:)` and `ForEach(subviews:)` do.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    let change: (inout ContainerValues) -> Void = { $0[keyPath: keyPath] = value }
    return node("containerValue", .layoutValue(ContainerValues.key, change))
  }
}

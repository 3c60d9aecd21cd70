import VitrineLayout

/// A key for values that views provide to their ancestors.
public protocol PreferenceKey {
  /// The type of the value that views provide.
  associatedtype Value
  /// The value that readers receive if no descendant provides one.
  static var defaultValue: Value { get }
  /// Combines `value`, collected so far, with the value of the next view in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default for optional values: nil.
  public static var defaultValue: Value { nil }
}

/// The preferences of the descendants so far, in order.
nonisolated final class PreferenceStore {
  private var values: [ObjectIdentifier: Any] = [:]

  func add<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    let id = ObjectIdentifier(key)
    guard var current = values[id] as? K.Value else {
      values[id] = value
      return
    }
    K.reduce(value: &current) { value }
    values[id] = current
  }

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    values[ObjectIdentifier(key)] = value
  }

  /// Adds the value of another store for the key of a reader.
  func add<K: PreferenceKey>(_ key: K.Type, from other: PreferenceStore) {
    if let value = other.values[ObjectIdentifier(key)] as? K.Value { add(key, value) }
  }
}

/// A modifier that sets a preference, or changes the one of its content.
public nonisolated struct _PreferenceModifier: _PrimitiveModifier {
  let change: (PreferenceStore) -> Void

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
    modifier.change(out.preferences)
  }
}

/// A modifier that adds views made from a preference over or behind the content.
public nonisolated struct _PreferenceReader<Key: PreferenceKey, V: View>: _PrimitiveModifier {
  let isOverlay: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> V

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let outer = out.preferences
    let inner = PreferenceStore()
    let first = out.nodes.count
    out.preferences = inner
    C._makeList(content, environment, &out)
    out.preferences = outer
    let view = modifier.transform(inner.value(Key.self))
    outer.add(Key.self, from: inner)
    for i in first..<out.nodes.count {
      let children = [out.nodes[i]] + out.children(of: view, environment)
      let alignment = modifier.alignment.layout
      out.nodes[i] = Node(
        modifier.isOverlay ? .overlay(alignment) : .background(alignment),
        name: modifier.isOverlay ? "overlayPreferenceValue" : "backgroundPreferenceValue",
        children: children, owner: out.owner)
    }
  }
}

extension View {
  /// Provides a value to the ancestors; `reduce` of the key combines it with the values provided before.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_PreferenceModifier { $0.add(key, value) })
  }

  /// Changes the value collected so far for the key, or its default value if no view has provided one.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier { store in
        var value = store.value(key)
        callback(&value)
        store.set(key, value)
      })
  }

  /// Draws a view made from the content's value for the key over the content, aligned in its bounds.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReader<K, V>(isOverlay: true, alignment: alignment, transform: transform))
  }

  /// Draws a view made from the content's value for the key behind the content, aligned in its bounds.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReader<K, V>(isOverlay: false, alignment: alignment, transform: transform))
  }

  /// Returns the view; `action` is never called, as a picture shows the first state.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
}

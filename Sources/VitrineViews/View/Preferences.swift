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

extension NodeList {
  /// Runs `body` and returns the preferences of its views alone, which are not yet added to those of this list.
  mutating func collectingPreferences(_ body: (inout NodeList) -> Void) -> PreferenceStore {
    let outer = preferences
    let own = PreferenceStore()
    preferences = own
    body(&self)
    preferences = outer
    return own
  }
}

/// A modifier that sets a preference in place of its content's, or changes the content's.
public nonisolated struct _PreferenceModifier: _PrimitiveModifier {
  let change: (PreferenceStore) -> Void

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let own = out.collectingPreferences { C._makeList(content, environment, &$0) }
    modifier.change(own)
    out.preferences.add(own)
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
    let first = out.nodes.count
    let own = out.collectingPreferences { C._makeList(content, environment, &$0) }
    let view = modifier.transform(own.value(Key.self))
    out.preferences.add(own)
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
  /// Provides a value to the ancestors in place of the one that the view's own content provides; `reduce` of the
  /// key combines it with the values of the views before it.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier { $0.set(key, value) })
  }

  /// Changes the value that the view's content provides for the key, or its default value if it provides none.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
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
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReader<K, V>(isOverlay: true, alignment: alignment, transform: transform))
  }

  /// Draws a view made from the content's value for the key behind the content, aligned in its bounds.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReader<K, V>(isOverlay: false, alignment: alignment, transform: transform))
  }

  /// Returns the view; `action` is never called, as a picture shows the first state.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
}

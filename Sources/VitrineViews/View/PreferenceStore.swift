/// The preferences of the descendants so far, in order.
nonisolated final class PreferenceStore {
  private struct Entry {
    var value: Any
    /// Combines a value collected before with a later one.
    let reduce: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    entries[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
  }

  func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { before, next in
      guard var result = before as? K.Value, let next = next as? K.Value else { return before }
      K.reduce(value: &result) { next }
      return result
    }
  }

  /// Adds what the next view provides.
  func add(_ next: PreferenceStore) {
    for (key, entry) in next.entries {
      guard let before = entries[key] else {
        entries[key] = entry
        continue
      }
      entries[key]?.value = entry.reduce(before.value, entry.value)
    }
  }
}

/// A key of the environment with its default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value behind one reference, so that copies of environments are cheap. Reads need no access check, since
/// the referenced storage is immutable; a change allocates new storage.
nonisolated struct Boxed<Value> {
  private final class Storage {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    @inline(__always) _read { yield storage.value }
    _modify {
      var copy = storage.value
      defer { storage = Storage(copy) }
      yield &copy
    }
  }
}

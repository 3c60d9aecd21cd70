/// Names a value of the environment and its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value behind one reference, so that environments are cheap to hand on. Reads need no access
/// check since what is behind the reference never changes; a change makes a new one.
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

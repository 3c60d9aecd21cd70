/// A key for values that views provide to their layout.
public nonisolated protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

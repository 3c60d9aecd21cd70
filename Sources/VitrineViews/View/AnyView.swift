/// A type-erased view.
public nonisolated struct AnyView: _PrimitiveView {
  let make: (EnvironmentValues, inout NodeList) -> Void

  /// Creates a type-erased view from `view`; an `AnyView` is not wrapped again.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      make = { environment, out in V._makeList(view, environment, &out) }
    }
  }

  /// Creates a type-erased view from `view`; it does the same as `init(_:)`.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Creates a view from a value of unknown type; returns nil if the value is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Creates a view from the function that appends its nodes.
  package init(making make: @escaping (EnvironmentValues, inout NodeList) -> Void) {
    self.make = make
  }

  public nonisolated static func _makeList(
    _ view: AnyView, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    view.make(environment, &out)
  }
}

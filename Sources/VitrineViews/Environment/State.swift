/// A value that a view owns; a picture shows its initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value

  /// Creates a state with its initial value, which a picture shows.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a state with its initial value, which a picture shows.
  public init(initialValue: Value) { initial = initialValue }

  /// The initial value; assignments are ignored.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// A constant binding to the initial value; assignments through it are ignored.
  public var projectedValue: Binding<Value> { .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

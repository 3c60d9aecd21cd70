/// A reference to a value with another owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from the functions that read and write its value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding that is the given one, for parameters marked `@Binding`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value in an optional, or nil if that is nil now. If it becomes nil later, the
  /// binding reads the value that it had at creation.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates an optional binding to a value; assigning nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns a binding that always reads the same value and ignores assignments.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value of the owner, read and written by the binding's two functions.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, so that `$name` passes it on.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value; writing it writes the whole value back.
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject>
  {
    Binding<Subject>(
      get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
  }

  /// Returns the binding unchanged; the animation is ignored, as a picture shows one moment.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the bound value, read anew on each access.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding for each element.
  var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      Binding<Value.Element>(
        get: { self.wrappedValue[index] }, set: { self.wrappedValue[index] = $0 })
    }
  }
}

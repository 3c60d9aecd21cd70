public import Foundation

/// A stored preference; a picture shows its default.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let value: Value

  /// Creates a preference whose value is the default; key and store are ignored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    value = wrappedValue
  }

  /// Creates a preference whose value is nil; key and store are ignored.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    value = nil
  }

  /// The default value; assignments are ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A constant binding to the default value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A value restored with a scene; a picture shows its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  /// Creates a value that is the default; the key is ignored.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  /// The default value; assignments are ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A constant binding to the default value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// The focus state of a view: nothing has focus in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Creates a focus state that is false.
  public init() where Value == Bool { value = false }
  /// Creates a focus state that is nil: no field has focus.
  public init<T: Hashable>() where Value == T? { value = nil }

  /// False or nil, since nothing has focus; assignments are ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A constant binding to false or nil.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// The transient state of a gesture, always the initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value, since no gesture is in progress.
  public let wrappedValue: Value

  /// Creates a state with the value that it has outside of gestures.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with the value that it has outside of gestures.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

public import Foundation

/// A stored property of a view that takes part in its updates; here values never change.
public protocol DynamicProperty {
  nonisolated mutating func update()
}

extension DynamicProperty {
  /// Does nothing, and is never called: values do not change while a picture is drawn.
  public nonisolated mutating func update() {}
}

/// A property that reads a value from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Creates a property that reads one value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value in the environment of the view being evaluated; outside of evaluations, in the default
  /// environment.
  public var wrappedValue: Value { read(.ambient) }
}

extension Environment {
  /// Reads the model of a type that `environment(_:)` set.
  ///
  /// A missing model is a mistake of the author; reading it stops the program, as it does in SwiftUI, since
  /// no value could replace it.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let model = environment.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No model of type \(type) in the environment of this view.")
      }
      return model
    }
  }

  /// Creates a property that reads the model of a type that `environment(_:)` set, or nil if there is none.
  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? {
    read = { $0.objects[ObjectIdentifier(type)] as? Model }
  }
}

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

/// A length that scales with the text size setting.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let length: Value
  private let style: Font.TextStyle

  /// Creates a length for the text size `large` that grows and shrinks like the font of a text style.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    length = wrappedValue
    self.style = style
  }

  /// The length multiplied by the growth of the text style at the text size of the view being evaluated.
  public var wrappedValue: Value {
    let type = EnvironmentValues.ambient.type
    return length
      * Value(TypeTable.scale(style: style.row, level: type.dynamicTypeSize, in: type.table))
  }
}

/// A namespace for the identifiers of matched geometry effects; nothing moves in a picture.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace; all are equal, since nothing compares them.
  public nonisolated struct ID: Hashable, Sendable {}

  /// Creates a namespace, which is equal to every other one.
  public init() {}
  /// The identity to pass to matched geometry effects, which do nothing.
  public var wrappedValue: ID { ID() }
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

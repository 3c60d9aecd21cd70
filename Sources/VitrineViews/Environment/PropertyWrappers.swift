public import Foundation

/// A stored property of a view that takes part in its updates; here values never change.
public protocol DynamicProperty {
  nonisolated mutating func update()
}

extension DynamicProperty {
  public nonisolated mutating func update() {}
}

/// A property that reads a value from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

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

  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? {
    read = { $0.objects[ObjectIdentifier(type)] as? Model }
  }
}

/// A value that a view owns; a picture shows its initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A reference to a value with another owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject>
  {
    Binding<Subject>(
      get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
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

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    value = wrappedValue
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    value = nil
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A value restored with a scene; a picture shows its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A length that scales with the text size setting.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let length: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    length = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value {
    let type = EnvironmentValues.ambient.type
    return length
      * Value(TypeTable.scale(style: style.row, level: type.dynamicTypeSize, in: type.table))
  }
}

/// A namespace for the identifiers of matched geometry effects; nothing moves in a picture.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public nonisolated struct ID: Hashable, Sendable {}

  public init() {}
  public var wrappedValue: ID { ID() }
}

/// The focus state of a view: nothing has focus in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  public init() where Value == Bool { value = false }
  public init<T: Hashable>() where Value == T? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// The transient state of a gesture, always the initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A model that views observe; here it is only read.
public protocol ObservableObject: AnyObject {}

/// A property of a model that publishes its changes.
@propertyWrapper
public struct Published<Value> {
  /// The current value; a change of it notifies no observer, since a picture is drawn once.
  public var wrappedValue: Value

  /// Creates the property from the value assigned in its declaration.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the property from a value given to its wrapper by name.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A model that a view owns, created once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Creates the property; the expression runs once, when the model is first read.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(wrappedValue)
  }

  /// The model, made at its first reading and kept while copies of the view exist.
  public var wrappedValue: ObjectType { storage.object }
  /// A source of bindings to the properties of the model.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: storage.object) }
}

/// A model passed to a view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A source of bindings to the model's properties.
  @dynamicMemberLookup
  public nonisolated struct Wrapper {
    let object: ObjectType

    /// Returns a binding that reads and writes a property of the model.
    public subscript<Subject>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  /// The model that another view owns.
  public var wrappedValue: ObjectType

  /// Creates the property from a model, which is kept by reference.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates the property from a model given to its wrapper by name.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A source of bindings to the properties of the model.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// A model that an ancestor view put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property that looks its model up by type whenever it is read.
  public init() {}

  /// The model. A missing model is a mistake of the author; reading it stops the program, as it does in
  /// SwiftUI, since no value could replace it.
  public var wrappedValue: ObjectType {
    let id = ObjectIdentifier(ObjectType.self)
    guard let object = EnvironmentValues.ambient.objects[id] as? ObjectType else {
      preconditionFailure("No model of type \(ObjectType.self) in the environment of this view.")
    }
    return object
  }

  /// A source of bindings to the properties of the model; it stops the program if there is no model.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// A source of bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The model whose properties can be bound.
  public var wrappedValue: Value

  /// Creates the property from the model assigned in its declaration.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a source of bindings to a model, for use in a body.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, so that `$model.property` is a binding.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding that reads and writes a property of the model.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

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

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

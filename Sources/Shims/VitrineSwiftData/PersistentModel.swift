import Synchronization

/// A class declared with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedValue {
  /// The model's place in a store.
  nonisolated var _$identity: ModelIdentity { get }
  /// The properties that a store keeps.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Creates the model of a row.
  init(backingData: ModelRow) throws
}

/// The identity of a model and the context that it is in.
public final class ModelIdentity: @unchecked Sendable {
  private static let count = Atomic(0)
  private let number = count.add(1, ordering: .relaxed).newValue
  /// nil where the model was not inserted or is deleted.
  var context: ModelContext?
  var isDeleted = false

  /// Creates the identity of a new model.
  public init() {}

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(for: type), number: number)
  }
}

extension PersistentModel {
  public nonisolated var persistentModelID: PersistentIdentifier {
    _$identity.identifier(of: Self.self)
  }
  public nonisolated var id: PersistentIdentifier { persistentModelID }
  /// The context that the model is in; nil before it is inserted.
  public nonisolated var modelContext: ModelContext? { _$identity.context }
  public nonisolated var isDeleted: Bool { _$identity.isDeleted }
  public nonisolated var hasChanges: Bool { _$identity.context?.hasChanges ?? false }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Reads a property by its key path.
  public func getValue<Value>(forKey path: KeyPath<Self, Value>) -> Value { self[keyPath: path] }

  /// Changes a property by its key path.
  public func setValue<Value>(forKey path: KeyPath<Self, Value>, to value: Value) {
    if let path = path as? ReferenceWritableKeyPath<Self, Value> { self[keyPath: path] = value }
  }

  /// Called when a property has changed.
  public func _$didSet<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ old: Value) {
    _$identity.context?.hasChanges = true
    guard let type = Value.self as? any _RelatedValue.Type, type.modelType != nil else { return }
    Relation(of: self, path)?.follow(Self.models(old), Self.models(self[keyPath: path]))
  }

  private static func models(_ value: Any) -> [any PersistentModel] {
    (value as? any _RelatedValue)?.models ?? []
  }
}

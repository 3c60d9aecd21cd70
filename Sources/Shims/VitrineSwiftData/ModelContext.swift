import VitrineStores

/// A view of a store. Models are in memory; contexts of one container share them.
public final class ModelContext: CustomStringConvertible {
  public let container: ModelContainer
  public var autosaveEnabled = true
  /// Whether something was inserted, deleted or changed since the last `save()`.
  public internal(set) var hasChanges = false
  public var author: String?
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Posted by nothing: no picture changes after it is drawn.
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  public init(_ container: ModelContainer) { self.container = container }

  public var description: String { "ModelContext of \(container.schema.entities.map(\.name))" }

  public func insert<Model: PersistentModel>(_ model: Model) {
    guard add(model) else { return }
    insertedModelsArray.append(model)
    hasChanges = true
  }

  /// Adds a model and what it leads to.
  @discardableResult
  func add(_ model: any PersistentModel) -> Bool {
    guard model._$identity.context == nil else { return false }
    model._$identity.context = self
    model._$identity.isDeleted = false
    container.store.add(model)
    for relation in Relation.all(of: model) { relation.follow([], relation.targets) }
    return true
  }

  /// Adds models that one of the context has come to lead to.
  func insertReached(_ models: [any PersistentModel]) {
    for model in models where model._$identity.context == nil && !model._$identity.isDeleted {
      if add(model) { insertedModelsArray.append(model) }
    }
  }

  public func delete<Model: PersistentModel>(_ model: Model) { remove(model) }

  private func remove(_ model: any PersistentModel) {
    guard !model._$identity.isDeleted, model._$identity.context != nil else { return }
    model._$identity.isDeleted = true
    container.store.remove(model)
    deletedModelsArray.append(model)
    hasChanges = true
    for relation in Relation.all(of: model) {
      let targets = relation.targets
      if relation.property.relationship?.deleteRule == .cascade {
        for target in targets { remove(target) }
      } else {
        relation.follow(targets, [])
      }
    }
    model._$identity.context = nil
  }

  /// Deletes the models that a predicate chooses; all without one.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { remove(found) }
  }

  public func save() throws {
    (insertedModelsArray, deletedModelsArray, hasChanges) = ([], [], false)
  }

  /// Takes back what was inserted and deleted since the last `save()`; changed properties stay as they are.
  public func rollback() {
    let (inserted, deleted) = (insertedModelsArray, deletedModelsArray)
    for model in inserted { remove(model) }
    for model in deleted where !inserted.contains(where: { $0 === model }) {
      model._$identity.isDeleted = false
      add(model)
    }
    (insertedModelsArray, deletedModelsArray, hasChanges) = ([], [], false)
  }

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelContext {
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    let all: [Model] = container.store.models(of: Model.self)
    if all.isEmpty { StoreNotes.noteEmpty(Schema.entityName(for: Model.self)) }
    return try descriptor.choose(all)
  }

  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [Model] { try fetch(descriptor) }

  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  /// Returns the model of an identity. One that is not there is a mistake of the author's, which ends the program as it
  /// does on a device.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.model(id) else {
      preconditionFailure("No model \(id.entityName) of this identity is in the store.")
    }
    return model
  }

  /// Returns the model of an identity; nil where it is not there.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    container.store.model(id) as? Model
  }
}

import Synchronization

/// The models of a container, in the order in which they were inserted.
final class ModelStore: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var byType: [ObjectIdentifier: [any PersistentModel]] = [:]

  func add(_ model: any PersistentModel) {
    lock.withLock { _ in byType[ObjectIdentifier(type(of: model)), default: []].append(model) }
  }

  func remove(_ model: any PersistentModel) {
    lock.withLock { _ in
      byType[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
    }
  }

  func removeAll() { lock.withLock { _ in byType = [:] } }

  func models<Model: PersistentModel>(of type: Model.Type) -> [Model] {
    lock.withLock { _ in (byType[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Model } }
  }

  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { _ in
      for models in byType.values {
        guard let first = models.first, Schema.entityName(for: type(of: first)) == id.entityName
        else { continue }
        if let found = models.first(where: { $0.persistentModelID == id }) { return found }
      }
      return nil
    }
  }
}

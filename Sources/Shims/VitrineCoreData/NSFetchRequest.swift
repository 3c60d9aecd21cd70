import VitrineStores

/// A choice of objects and their order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest,
  @unchecked Sendable
{
  open var entity: NSEntityDescription?
  private let name: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() { name = nil }

  public init(entityName: String) { name = entityName }

  open var entityName: String? { entity?.name ?? name }

  /// The objects, whatever of them the request returns.
  func objects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    guard let wanted = entityName else { throw CocoaError(CocoaError.Code(rawValue: 134060)) }
    let description = context.model?.entitiesByName[wanted]
    let all = context.store.objects.filter { object in
      guard includesSubentities, let description else { return object.entity.name == wanted }
      return object.entity.isKindOf(entity: description)
    }
    if all.isEmpty { StoreNotes.noteEmpty(wanted) }
    var found = predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
    if let orders = sortDescriptors, !orders.isEmpty {
      found = found.enumerated().sorted { a, b in
        for order in orders {
          switch order.compare(a.element, to: b.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
    let rest = found.dropFirst(max(0, fetchOffset))
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  func results(in context: NSManagedObjectContext) throws -> [Any] {
    let objects = try objects(in: context)
    switch resultType {
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .countResultType: return [NSNumber(value: objects.count)]
    case .dictionaryResultType: return objects.map(dictionary)
    default: return objects
    }
  }

  private func dictionary(_ object: NSManagedObject) -> NSDictionary {
    let wanted = propertiesToFetch?.compactMap { property in
      property as? String ?? (property as? NSPropertyDescription)?.name
    }
    let values: NSMutableDictionary = [:]
    for name in wanted ?? object.entity.names {
      if let value = object.value(forKey: name) { values[name] = value }
    }
    return values
  }

  open func execute() throws -> [ResultType] { [] }
}

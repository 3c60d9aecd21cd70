/// A choice of models and their order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The most models; nil for all.
  public var fetchLimit: Int?
  /// The number of models to leave out at the beginning.
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func choose(_ models: [T]) throws -> [T] {
    let chosen = try predicate.map { predicate in try models.filter { try predicate.evaluate($0) } }
    let rest = (chosen ?? models).sorted(using: sortBy).dropFirst(max(0, fetchOffset ?? 0))
    return Array(fetchLimit.map { rest.prefix(max(0, $0)) } ?? rest)
  }
}

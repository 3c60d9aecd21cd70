/// The objects that a view shows: those of its context, as they are when the view is drawn.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The settings that a binding to the request changes.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  private let request: NSFetchRequest<Result>
  private let context = Environment(\.managedObjectContext)

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults((try? context.wrappedValue.fetch(request)) ?? [], request)
  }

  public var projectedValue: Binding<Configuration> {
    let request = request
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
      },
      set: { new in
        request.sortDescriptors = new.nsSortDescriptors
        request.predicate = new.nsPredicate
      })
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity.name ?? "")
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map(NSSortDescriptor.init), predicate: predicate)
  }
}

extension NSSortDescriptor {
  /// Creates the order of a descriptor of Swift's.
  public convenience init<Compared: NSObject>(_ order: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) { a, b in
      guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
      return order.compare(a, b)
    }
  }
}

/// The objects that a request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let found: [Result]
  private let request: NSFetchRequest<Result>

  init(_ found: [Result], _ request: NSFetchRequest<Result>) {
    (self.found, self.request) = (found, request)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.count }
  public subscript(position: Int) -> Result { found[position] }

  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context in which views look for objects; an empty one outside any.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

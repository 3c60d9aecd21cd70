/// A listener to changes; there are none.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The objects of a request, as they are when it is performed.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

  open func object(at path: IndexPath) -> ResultType { (fetchedObjects ?? [])[path[1]] }

  private struct Section: NSFetchedResultsSectionInfo {
    let name = ""
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { [Section(objects: $0)] }
  }
}

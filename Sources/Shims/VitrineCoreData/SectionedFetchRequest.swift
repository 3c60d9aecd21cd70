/// The objects that a view shows in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let request: FetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(Array(request.wrappedValue), path)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest)
    path = sectionIdentifier
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    path = sectionIdentifier
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    path = sectionIdentifier
  }
}

/// The sections of what a request has found, each with the objects that follow each other there.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate var found: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.count }
    public subscript(position: Int) -> Result { found[position] }
  }

  private var sections: [Section] = []

  init(_ found: [Result], _ path: KeyPath<Result, SectionIdentifier>) {
    for object in found {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].found.append(object)
      } else {
        sections.append(Section(id: id, found: [object]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

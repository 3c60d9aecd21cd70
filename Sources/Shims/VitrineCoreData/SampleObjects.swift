import VitrineStores

/// The objects that the rows of the flag `--data` stand for.
final class SampleObjects {
  private let model: NSManagedObjectModel
  private let context: NSManagedObjectContext
  private let rows = SampleRows.current
  /// Objects by entity and the `id` of their rows.
  private var named: [Name: NSManagedObject] = [:]
  /// Relationships that are set once all rows are there.
  private var links: [() throws -> Void] = []

  private struct Name: Hashable {
    var entity: String
    var id: String
  }

  init(_ model: NSManagedObjectModel, in context: NSManagedObjectContext) {
    (self.model, self.context) = (model, context)
  }

  /// Makes the objects; mistakes in the rows are kept for the end of the run.
  func make() {
    guard let rows else { return }
    let entities = model.entities.filter { !$0.isAbstract }
    for entity in entities { rows.declare(entity.name ?? "") }
    for entity in entities {
      for row in rows.rows(of: entity.name ?? "") { rows.noting { _ = try object(entity, row) } }
    }
    while !links.isEmpty {
      let all = links
      links = []
      for link in all { rows.noting { try link() } }
    }
  }

  private func object(
    _ entity: NSEntityDescription, _ row: SampleRow
  ) throws -> NSManagedObject {
    let name = row.id.map { Name(entity: entity.name ?? "", id: $0) }
    if let name, let known = named[name] { return known }
    let names = entity.names
    try row.check(keys: names)
    let object = ManagedClass.make(entity, in: context)
    if let name { named[name] = object }
    for name in names where row.values[name] != nil {
      switch entity.property(name) {
      case let attribute as NSAttributeDescription:
        object.setValue(try value(attribute, row), forKey: name)
      case let relationship as NSRelationshipDescription:
        links.append { [self] in try link(object, relationship, row) }
      default: break
      }
    }
    return object
  }

  private func value(_ attribute: NSAttributeDescription, _ row: SampleRow) throws -> Any? {
    if row.values[attribute.name]?.isNull == true { return nil }
    let key = attribute.name
    return switch attribute.attributeType {
    case .integer16AttributeType: try row.read(key, as: Int16.self).map { Int64($0) } as Any?
    case .integer32AttributeType: try row.read(key, as: Int32.self).map { Int64($0) } as Any?
    case .integer64AttributeType: try row.read(key, as: Int64.self) as Any?
    case .decimalAttributeType: try row.read(key, as: Decimal.self) as Any?
    case .doubleAttributeType: try row.read(key, as: Double.self) as Any?
    case .floatAttributeType: try row.read(key, as: Float.self) as Any?
    case .stringAttributeType: try row.read(key, as: String.self) as Any?
    case .booleanAttributeType: try row.read(key, as: Bool.self) as Any?
    case .dateAttributeType: try row.read(key, as: Date.self) as Any?
    case .binaryDataAttributeType: try row.read(key, as: Data.self) as Any?
    case .UUIDAttributeType: try row.read(key, as: UUID.self) as Any?
    case .URIAttributeType: try row.read(key, as: URL.self) as Any?
    default: throw row.mistake("values of this type cannot stand in a row; leave it out", at: key)
    }
  }

  private func link(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ row: SampleRow
  ) throws {
    guard let target = relationship.destinationEntity,
      let value = row.values[relationship.name]
    else { return }
    let path = row.path(relationship.name)
    let targets = try value.rows(at: path, in: row).map { item in
      switch item {
      case .row(let inner): return try self.object(target, inner)
      case .id(let id): return try known(id, target, path)
      }
    }
    guard relationship.isToMany || targets.count < 2 else {
      throw row.mistake("expected one row or its id", at: relationship.name)
    }
    // Others may lead to this one already.
    let others = relationship.isToMany ? object.state.objects(relationship.name) : []
    let new = targets.filter { target in !others.contains { $0 === target } }
    object.state.set(others + new, relationship, of: object)
  }

  /// Returns the object of a row of an entity or one below it.
  private func known(
    _ id: String, _ entity: NSEntityDescription, _ path: String
  ) throws -> NSManagedObject {
    var queue = [entity]
    for _ in 0..<model.entities.count {
      guard let next = queue.popLast() else { break }
      if let found = named[Name(entity: next.name ?? "", id: id)] { return found }
      queue += next.subentities
    }
    throw SampleMistake("\(path): no row of '\(entity.name ?? "")' has the id '\(id)'")
  }
}

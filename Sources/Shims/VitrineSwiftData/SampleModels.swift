import VitrineStores

/// The models that the rows of the flag `--data` stand for.
final class SampleModels {
  private let types: [any PersistentModel.Type]
  private let rows = SampleRows.current
  private var made: [any PersistentModel] = []
  /// Models by type and the `id` of their rows.
  private var named: [Name: any PersistentModel] = [:]
  private var inWork: Set<Name> = []
  /// The rows with an id, by the names of models.
  private var listed: [String: [String: SampleRow]] = [:]
  /// Relationships that are set at the end.
  private var links: [() throws -> Void] = []

  private struct Name: Hashable {
    var type: ObjectIdentifier
    var id: String
  }

  /// Takes the models of a schema and those that they lead to.
  init(_ schema: Schema) {
    var found: [any PersistentModel.Type] = []
    var queue = Array(schema.types.reversed())
    while let type = queue.popLast() {
      guard !found.contains(where: { $0 == type }) else { continue }
      found.append(type)
      queue += type.schemaMetadata.reversed().compactMap { $0.related?.modelType }
    }
    types = found
  }

  /// Returns the models; mistakes in the rows are kept for the end of the run.
  func models() -> [any PersistentModel] {
    for type in types { rows?.declare(Schema.entityName(for: type)) }
    guard let rows else { return [] }
    for type in types {
      for row in rows.rows(of: Schema.entityName(for: type)) {
        rows.noting { _ = try model(type, row) }
      }
    }
    // A link may make rows inside of rows, which have links of their own.
    while !links.isEmpty {
      let all = links
      links = []
      for link in all { rows.noting { try link() } }
    }
    return made
  }

  private func model(
    _ type: any PersistentModel.Type, _ row: SampleRow
  ) throws -> any PersistentModel {
    let name = row.id.map { Name(type: ObjectIdentifier(type), id: $0) }
    if let name {
      if let known = named[name] { return known }
      guard inWork.insert(name).inserted else {
        throw row.mistake("it leads to itself by properties that cannot be empty")
      }
    }
    let data = ModelRow(row) { [self] value, target, key in
      try models(of: target, by: value, at: row.path(key), in: row)
    }
    try row.check(keys: type.schemaMetadata.map(\.name))
    let model = try type.init(backingData: data)
    made.append(model)
    if let name { named[name] = model }
    link(model, row)
    return model
  }

  private func link(_ model: any PersistentModel, _ row: SampleRow) {
    for property in type(of: model).schemaMetadata {
      guard let related = property.related, related.holding([]) != nil,
        let target = related.modelType, let value = row.values[property.name], !value.isNull
      else { continue }
      links.append { [self] in
        let path = row.path(property.name)
        let targets = try models(of: target, by: value, at: path, in: row)
        // Others may lead to this one already.
        let known = related.isToMany ? Relation(of: model, property)?.targets ?? [] : []
        let new = targets.filter { target in !known.contains { $0 === target } }
        guard related.isToMany || targets.count == 1, let set = related.holding(known + new) else {
          throw row.mistake("expected one row or its id", at: property.name)
        }
        property.set(model, set)
      }
    }
  }

  /// Returns the row of an id. Each of many rows may lead to another, so that they are listed once.
  private func row(_ id: String, of name: String) -> SampleRow? {
    if let known = listed[name] { return known[id] }
    let all = rows?.rows(of: name) ?? []
    let byID = Dictionary(all.compactMap { row in row.id.map { ($0, row) } }) { first, _ in first }
    listed[name] = byID
    return byID[id]
  }

  /// Returns the models that rows inside of others, or their ids, stand for.
  private func models(
    of type: any PersistentModel.Type, by value: SampleValue, at path: String, in row: SampleRow
  ) throws -> [any PersistentModel] {
    try value.rows(at: path, in: row).map { item in
      switch item {
      case .row(let inner): return try model(type, inner)
      case .id(let id):
        if let known = named[Name(type: ObjectIdentifier(type), id: id)] { return known }
        let name = Schema.entityName(for: type)
        guard let other = self.row(id, of: name) else {
          throw SampleMistake("\(path): no row of '\(name)' has the id '\(id)'")
        }
        return try model(type, other)
      }
    }
  }
}

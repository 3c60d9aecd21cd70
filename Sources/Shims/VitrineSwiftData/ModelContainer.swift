import Synchronization
import VitrineStores

/// A store in memory. It is empty, or has the rows of the flag `--data`, unless its configuration keeps it in memory on
/// a device, too.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public var configurations: Set<ModelConfiguration>
  let store = ModelStore()
  private let main = Mutex<ModelContext?>(nil)

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    if configurations.isEmpty || !configurations.allSatisfy(\.isStoredInMemoryOnly) { fill() }
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of no models, for views outside any.
  static func empty() -> ModelContainer { ModelContainer() }

  private init() {
    schema = Schema([])
    migrationPlan = nil
    configurations = []
  }

  /// The context of views.
  @MainActor public var mainContext: ModelContext {
    main.withLock { context in
      if let context { return context }
      let new = ModelContext(self)
      context = new
      return new
    }
  }

  public func deleteAllData() { store.removeAll() }

  public func erase() throws { store.removeAll() }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  private func fill() {
    let context = ModelContext(self)
    SampleModels(schema).models().forEach { context.add($0) }
  }
}

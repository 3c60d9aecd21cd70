import VitrineStores

/// The values that a model is made of.
public final class ModelRow {
  let row: SampleRow
  /// The row's keys that a property asked for.
  private(set) var asked: Set<String> = []
  /// Finds the models that a value of the row stands for.
  private let find: (SampleValue, any PersistentModel.Type, String) throws -> [any PersistentModel]

  init(
    _ row: SampleRow,
    find: @escaping (SampleValue, any PersistentModel.Type, String) throws -> [any PersistentModel]
  ) {
    self.row = row
    self.find = find
  }

  /// Returns the value of a property that has to be in the row.
  public func value<Value>(_ key: String) throws -> Value {
    try read(key) ?? row.missing(key, Value.self)
  }

  /// Returns the value of a property, or the one that its declaration gives it.
  public func value<Value>(_ key: String, default standard: @autoclosure () -> Value) throws
    -> Value
  {
    try read(key) ?? standard()
  }

  private func read<Value>(_ key: String) throws -> Value? {
    asked.insert(key)
    if let type = Value.self as? any _RelatedValue.Type, let model = type.modelType {
      // What may be empty is filled once all models are there, as rows lead to each other.
      if let empty = type.holding([]) { return empty as? Value }
      guard let given = row.values[key] else { return nil }
      return type.holding(try find(given, model, key)) as? Value
    }
    return try row.read(key, as: Value.self)
  }
}

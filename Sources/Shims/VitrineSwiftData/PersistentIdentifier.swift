/// The identity of a model: its type and a number that counts the models of the process.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable, Codable, Comparable {
  /// The name of the model's type.
  public let entityName: String
  /// The store that keeps the model; one in memory has no name.
  public var storeIdentifier: String? { nil }
  public var id: Self { self }
  private let number: Int

  init(entityName: String, number: Int) {
    self.entityName = entityName
    self.number = number
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.entityName, a.number) < (b.entityName, b.number)
  }
}

/// A custom guide: its identity and its default position.
public struct CustomGuide: Hashable, Sendable {
  public var id: ObjectIdentifier
  public var name: String
  public var defaultValue: @Sendable (Dimensions) -> Double

  public init(
    id: ObjectIdentifier, name: String, defaultValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    self.id = id
    self.name = name
    self.defaultValue = defaultValue
  }

  public static func == (a: CustomGuide, b: CustomGuide) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

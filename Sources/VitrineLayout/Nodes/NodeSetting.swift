/// An environment value that an author set for a view.
public struct NodeSetting: Hashable, Sendable {
  /// The name as authors write it: `colorScheme`.
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

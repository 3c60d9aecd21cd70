/// An environment value that an author set for a view.
public struct NodeSetting: Hashable, Sendable {
  /// The name as authors write it: `colorScheme`.
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether it changes nothing that is drawn: notes to `lint`, and what assistive technologies speak.
  public var isSilent: Bool { name.hasPrefix("lintIgnore:") || name.hasPrefix("accessibility") }
}

/// A line of a bundle of which no picture is made.
public struct UndrawnDeclaration: Hashable, Sendable {
  /// The reason why there is no picture.
  public enum Kind: String, Sendable {
    /// A live activity without a state.
    case liveActivity = "live activity"
    /// A control without a configuration.
    case control
  }

  /// The kind of declaration on the line.
  public var kind: Kind
  /// The name of the declared type, as in the source.
  public var name: String

  /// Creates a note of a declaration that is not drawn.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// The message of a bundle's program on it.
  package var reason: String {
    switch kind {
    case .liveActivity:
      "the live activity \(name) is left out: it has no state; give one by a #Preview or --activity-state"
    case .control: "the control \(name) is left out: it has no configuration"
    }
  }
}

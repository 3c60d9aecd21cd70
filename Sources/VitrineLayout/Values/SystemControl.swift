/// A part of the system's own drawing around a widget that takes taps.
public struct SystemControl: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case showMore, showLess, addWidget, edit, search, quickAction
  }

  public var kind: Kind
  /// The title of an app's quick action; nil for the system's controls.
  public var title: String?

  public init(_ kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}

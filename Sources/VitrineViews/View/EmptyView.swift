/// A view without content.
public nonisolated struct EmptyView: View, Sendable {
  /// The type of `body`: an empty view again.
  public typealias Body = EmptyView

  /// Creates a view that draws nothing and takes no place in a stack.
  public init() {}

  /// The view itself, which is never read.
  public nonisolated var body: EmptyView { self }

  public nonisolated static func _makeList(
    _ view: EmptyView, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {}
}

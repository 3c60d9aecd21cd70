/// A hairline across the axis of the surrounding stack.
public nonisolated struct Divider: _PrimitiveView, Sendable {
  /// Creates a line in the separator colour that is one pixel thick.
  public init() {}

  public nonisolated static func _makeList(
    _ view: Divider, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.divider(.color(environment.systemColor(.separator))), "Divider")
  }
}

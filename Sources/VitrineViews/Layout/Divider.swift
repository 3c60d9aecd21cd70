/// A line across the axis of the surrounding stack.
public nonisolated struct Divider: _PrimitiveView, Sendable {
  /// Creates a line in the separator colour that is one pixel thick, or one point at accessibility text sizes.
  public init() {}

  public nonisolated static func _makeList(
    _ view: Divider, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let isThick = environment.dynamicTypeSize.isAccessibilitySize
    out.append(
      .divider(.color(environment.systemColor(.separator)), thickness: isThick ? 1 : nil), "Divider"
    )
  }
}

/// A style that fills a rectangle when used as a view.
public nonisolated protocol _ViewStyle: ShapeStyle, _PrimitiveView {}

extension _ViewStyle {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(style: view, typeName(Self.self), environment)
  }
}

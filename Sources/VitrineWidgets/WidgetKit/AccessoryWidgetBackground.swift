import VitrineGraphics
import VitrineLayout
public import VitrineViews

/// The faint plate that the system draws behind Lock Screen widgets, in the shape of the container. Inline
/// widgets have none.
public nonisolated struct AccessoryWidgetBackground: _PrimitiveView {
  /// Creates a plate that looks like 12 % white in dark and vibrant widgets, and of 12 % black in others.
  public init() {}

  /// The opacity of the plate (estimated from Lock Screen pictures), and the light that looks as bright in vibrant
  /// widgets, where opacities are mixed in linear light.
  private static let opacity: Float = 0.12
  private static let light: Float = 0.0137

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    guard environment.widgetFamily != .accessoryInline else { return }
    let isVibrant = environment.widgetRenderingMode == .vibrant
    let isDark = environment.colorScheme == .dark || isVibrant
    let color = (isDark ? RGBA.white : RGBA.black).opacity(isVibrant ? light : opacity)
    out.append(
      .shape(ShapeLeaf(.containerRelative, .fill(.color(color), .nonZero))),
      "AccessoryWidgetBackground")
  }
}

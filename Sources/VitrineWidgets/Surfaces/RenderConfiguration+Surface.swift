public import VitrineGraphics
public import VitrineViews

/// The values that follow from a picture's surface and its other settings.
extension RenderConfiguration {
  /// The widget's size, or nil if the device does not support the family. On a Home Screen a slot of known
  /// size decides.
  public var widgetSize: WidgetSize? { surface.kind.size(self) }

  /// The size of the picture in points: a screen, or the canvas of the content.
  public var pictureSize: Size { scene.isScreen ? screenSize : canvasSize }

  /// The size that content is laid out in, in points; zero for an impossible combination.
  public var canvasSize: Size { widgetSize?.canvas ?? size ?? .zero }

  /// The default rendering mode: vibrant in the Lock Screen scene and for the families of Lock Screens,
  /// except on a watch, which draws these in their own colours.
  public var usualMode: WidgetRenderingMode { surface.kind.usualMode(self) }

  /// The pixels per point of the canvas.
  public var pixelScale: Double {
    let base = scale ?? device.scale
    return showsDeviceSize && !scene.isScreen ? base * (widgetSize?.shownScale ?? 1) : base
  }

  /// The container that clips the widget; a bare view has none.
  public var container: WidgetContainer { surface.kind.container(self) }

  /// Whether the picture shows the name of its widget's app.
  package var showsAppName: Bool {
    let kind = surface.kind
    return kind.scenesWithAppName.contains(scene) && kind.hasLabel(self)
  }

  /// Whether the picture shows the icon of its widget's app.
  package var showsAppIcon: Bool { surface.kind.scenesWithAppIcon.contains(scene) }
}

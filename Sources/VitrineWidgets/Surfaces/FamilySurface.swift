import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A widget of WidgetKit in a family: on Home and Lock Screens, in the Today view from iOS 14 on, on a Mac and a watch.
struct FamilySurface: SurfaceKind {
  let family: WidgetFamily

  func name(_ configuration: RenderConfiguration) -> String { family.slug }

  /// On a Home Screen a slot of known size decides. On a watch face the canvas holds the widget's label, too.
  func size(_ configuration: RenderConfiguration) -> WidgetSize? {
    if let place = configuration.watchPlace {
      return WidgetSize(canvas: place.canvas, shown: place.canvas, confidence: .estimated)
    }
    return configuration.homeSlotSize
      ?? configuration.device.widgetSize(
        family, profile: configuration.effectiveSizeProfile, os: configuration.design)
  }

  func container(_ configuration: RenderConfiguration) -> WidgetContainer {
    if configuration.isCard { return .rounded(radius: SmartStackMetrics.radius) }
    return configuration.device.widgetContainer(family, os: configuration.design)
  }

  /// A watch draws the families of Lock Screens in their own colours.
  func usualMode(_ configuration: RenderConfiguration) -> WidgetRenderingMode {
    if configuration.scene == .lock { return .vibrant }
    if family.isAccessory { return configuration.device.kind == .watch ? .fullColor : .vibrant }
    return configuration.look?.isAccented == true ? .accented : .fullColor
  }

  func platformRefusal(of configuration: RenderConfiguration) -> String? {
    PlatformRules.refusal(of: family, configuration)
  }

  static let scenesWithAppName: [RenderScene] = [.home, .stack, .gallery, .configuration]
  static let scenesWithAppIcon: [RenderScene] = [.gallery, .configuration]

  var scenesWithAppName: [RenderScene] { Self.scenesWithAppName }
  var scenesWithAppIcon: [RenderScene] { Self.scenesWithAppIcon }

  /// A stack in the Today view, and large icons, have no names.
  func hasLabel(_ configuration: RenderConfiguration) -> Bool {
    let isHomePage = configuration.scene == .home || configuration.scene == .stack
    return !isHomePage || (configuration.isHomeScreen && HomeGrid(configuration).hasLabels)
  }

  func notes(_ configuration: RenderConfiguration) -> [Diagnostic] {
    guard configuration.watchPlace != nil else { return sizeNotes(configuration) }
    return [
      Diagnostic(
        severity: .note, code: "estimated-complication",
        message:
          "the fonts, and the places of content and label, on the face of \(configuration.device.slug) are "
          + "estimated", path: "")
    ]
  }

  /// Sizes on a watch are documented but for some.
  private func sizeNotes(_ configuration: RenderConfiguration) -> [Diagnostic] {
    guard configuration.device.kind == .watch, size(configuration)?.confidence == .estimated else {
      return []
    }
    return [
      Diagnostic(
        severity: .note, code: "estimated-size",
        message: "the size of \(family) on \(configuration.device.slug) is estimated", path: "")
    ]
  }

  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules? {
    TapRules(widget: widget, family: family, os: configuration.design)
  }
}

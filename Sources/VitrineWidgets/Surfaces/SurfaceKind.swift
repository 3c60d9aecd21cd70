import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The declaration of one form of surface. Each is a type in a file of its own, and `Surface.kind` names it.
///
/// Functions take the settings of the picture, whose surface is one of the form.
protocol SurfaceKind {
  /// The part of a file's name that tells a picture from those of the widget's other surfaces.
  func name(_ configuration: RenderConfiguration) -> String
  /// Whether that part says the system, too.
  var nameHasSystem: Bool { get }
  /// The sizes of its slot in points, or nil where the device has none; views or the configuration decide then.
  func size(_ configuration: RenderConfiguration) -> WidgetSize?
  /// Whether its views decide its size, within what a system gives it.
  var isSizedByViews: Bool { get }
  /// The shape that clips its content.
  func container(_ configuration: RenderConfiguration) -> WidgetContainer
  /// The mode in which a system draws it unless another is asked for.
  func usualMode(_ configuration: RenderConfiguration) -> WidgetRenderingMode
  /// The reason why no system has it under these settings, as one sentence; nil if one does.
  func platformRefusal(of configuration: RenderConfiguration) -> String?
  /// Whether that covers the scene, the mode and the look, too, which are otherwise those of widgets.
  var hasOwnScenes: Bool { get }
  /// The scenes that show the name of its app, and its app's icon.
  var scenesWithAppName: [RenderScene] { get }
  var scenesWithAppIcon: [RenderScene] { get }
  /// Whether the name is shown in a scene that can show it.
  func hasLabel(_ configuration: RenderConfiguration) -> Bool
  /// The rules of taps; nil where nothing takes any.
  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules?
  /// Notes on what of the picture is estimated.
  func notes(_ configuration: RenderConfiguration) -> [Diagnostic]
}

extension SurfaceKind {
  var nameHasSystem: Bool { false }

  var isSizedByViews: Bool { false }

  var hasOwnScenes: Bool { false }

  func size(_ configuration: RenderConfiguration) -> WidgetSize? { nil }

  func container(_ configuration: RenderConfiguration) -> WidgetContainer { .rectangle }

  func usualMode(_ configuration: RenderConfiguration) -> WidgetRenderingMode {
    configuration.scene == .lock ? .vibrant : .fullColor
  }

  func platformRefusal(of configuration: RenderConfiguration) -> String? { nil }

  func hasLabel(_ configuration: RenderConfiguration) -> Bool { true }

  func notes(_ configuration: RenderConfiguration) -> [Diagnostic] { [] }
}

extension Surface {
  var kind: any SurfaceKind {
    switch self {
    case .view: BareView()
    case .family(let family): FamilySurface(family: family)
    case .today: TodayWidgetSurface()
    case .activity(let presentation): ActivitySurface(presentation: presentation)
    case .control(let size): ControlSurface(controlSize: size)
    }
  }

  /// The scenes that show the name of an app.
  package var scenesWithAppName: [RenderScene] { kind.scenesWithAppName }

  /// The scenes that show the icon of an app.
  package var scenesWithAppIcon: [RenderScene] { kind.scenesWithAppIcon }
}

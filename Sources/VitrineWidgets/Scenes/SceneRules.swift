import VitrineViews

/// The limits of a scene. Each `refusal` function returns the reason for a rejection, or nil.
///
/// The families and versions are those of Apple's release notes and guidelines: widgets on Home Screens from
/// iOS 14, on Lock Screens from iOS 16 (iPadOS 17), tinted Home Screens from iOS 18.
enum SceneRules {
  static func refusal(of configuration: RenderConfiguration) -> String? {
    let kind = configuration.surface.kind
    if kind.hasOwnScenes { return kind.platformRefusal(of: configuration) }
    if let reason = LookRules.refusal(of: configuration) { return reason }
    guard configuration.scene.isScreen else { return kind.platformRefusal(of: configuration) }
    return sceneRefusal(of: configuration)
      ?? refusal(of: configuration.orientation, configuration.scene, configuration.device.kind)
      ?? configuration.family.flatMap {
        refusal(of: $0, configuration.scene, configuration.device.kind, os: configuration.os)
      }
      ?? refusal(of: configuration.mode, in: configuration)
      ?? kind.platformRefusal(of: configuration)
  }

  /// Returns why no device of this kind, or no system of this version, has the scene.
  static func sceneRefusal(of configuration: RenderConfiguration) -> String? {
    refusal(of: configuration.scene, on: configuration.device.kind)
      ?? refusal(of: configuration.scene, on: configuration.device.kind, os: configuration.os)
  }

  private static func refusal(of scene: RenderScene, on kind: Device.Kind) -> String? {
    let kinds: [Device.Kind] =
      switch scene {
      case .notificationCenter: [.mac]
      case .standBy, .standByNight: [.iPhone]
      case .face: [.watch]
      case .stack: [.iPhone, .iPad, .watch]
      default: [.iPhone, .iPad]
      }
    if kinds.contains(kind) { return nil }
    let shown = words(kinds.map(\.rawValue))
    if kind == .mac, scene == .gallery || scene == .configuration {
      return
        "the scene \(scene.rawValue) is drawn for \(shown): a Mac has it, too, but no measurement of it is "
        + "public"
    }
    return "the scene \(scene.rawValue) is of \(shown), not of \(kind.rawValue)"
  }

  private static func refusal(
    of scene: RenderScene, on kind: Device.Kind, os: Int
  ) -> String? {
    let first: Int
    switch scene {
    case .search, .quickActions:
      return "the scene \(scene.rawValue) shows Today widgets (iOS 9 to 13), not WidgetKit's"
    case .controlCenter:
      return "the scene \(scene.rawValue) shows controls (iOS 18 and later), not widgets"
    case .lock: first = kind == .iPad ? 17 : 16
    case .standBy, .standByNight: first = StandByMetrics.firstSystem
    // iPadOS 14 has widgets in the Today view alone, and stacks there.
    case .stack where kind == .watch: first = SmartStackMetrics.firstSystem
    case .home: first = kind == .iPad ? RenderConfiguration.firstTabletHome : 14
    default: first = PlatformRules.firstWidgets(on: kind)
    }
    if os >= first { return nil }
    if scene.isStandBy {
      return "the scene \(scene.rawValue) exists from iOS \(first) on, not in iOS \(os)"
    }
    return
      "the scene \(scene.rawValue) shows WidgetKit's widgets from \(kind.systemName) \(first) on, "
      + "not in \(os)"
  }

  private static func refusal(
    of orientation: ScreenOrientation, _ scene: RenderScene, _ kind: Device.Kind
  ) -> String? {
    if orientation == .portrait || kind != .iPhone || scene.isStandBy { return nil }
    return "the scene \(scene.rawValue) of an iPhone is upright: --orientation portrait"
  }

  private static func refusal(
    of family: WidgetFamily, _ scene: RenderScene, _ kind: Device.Kind, os: Int
  ) -> String? {
    let possible = families(of: scene, on: kind, os: os)
    if possible.contains(family) { return nil }
    return "the scene \(scene.rawValue) does not show \(family); it shows "
      + words(possible.map(\.slug))
  }

  private static func refusal(
    of mode: WidgetRenderingMode, in configuration: RenderConfiguration
  ) -> String? {
    let possible = modes(
      of: configuration.scene, on: configuration.device.kind, os: configuration.os)
    if possible.contains(mode) { return nil }
    return "the scene \(configuration.scene.rawValue) has no mode \(mode.slug); it has "
      + words(possible.map(\.slug))
  }

  /// Returns the families that a scene shows, small to large.
  static func families(
    of scene: RenderScene, on kind: Device.Kind, os: Int
  ) -> [WidgetFamily] {
    let square: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    switch scene {
    case .lock: return [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    case .home where kind == .iPhone && os >= Device.firstTallSystem:
      return square + [.systemExtraLargePortrait]
    case .stack where kind == .watch: return [.accessoryRectangular]
    case .home, .gallery, .configuration, .stack:
      return kind == .iPad ? square + [.systemExtraLarge] : square
    case .today: return square
    case .standBy, .standByNight: return [.systemSmall]
    case .face:
      return [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
    case .notificationCenter: return square + [.systemExtraLarge]
    case .controlCenter: return []
    default: return WidgetFamily.allCases
    }
  }

  /// Returns the rendering modes of a scene.
  static func modes(
    of scene: RenderScene, on kind: Device.Kind, os: Int
  ) -> [WidgetRenderingMode] {
    switch scene {
    case .lock: [.vibrant]
    case .stack where kind == .watch: [.fullColor, .accented]
    case .home, .stack, .today: os >= 18 ? [.fullColor, .accented] : [.fullColor]
    case .face: [.fullColor, .accented]
    case .gallery, .configuration, .notificationCenter, .standBy, .standByNight: [.fullColor]
    default: WidgetRenderingMode.allCases
    }
  }

  private static func words(_ names: [String]) -> String { names.joined(separator: ", ") }
}

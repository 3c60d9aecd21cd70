import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A live activity: on the Lock Screen and, on phones that have one, in the Dynamic Island. The system gives it the
/// width, or the most of it, and its views the rest.
struct ActivitySurface: SurfaceKind {
  let presentation: ActivityPresentation

  func name(_ configuration: RenderConfiguration) -> String { presentation.rawValue }

  var isSizedByViews: Bool { true }
  var hasOwnScenes: Bool { true }

  func usualMode(_ configuration: RenderConfiguration) -> WidgetRenderingMode { .fullColor }

  var scenesWithAppName: [RenderScene] { [] }
  var scenesWithAppIcon: [RenderScene] { [] }

  /// Links are targets where there is more than one place to tap (documented).
  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules? {
    let isLarge = [.banner, .expanded, .fullScreen, .carPlay, .carPlayTall].contains(presentation)
    return TapRules(
      widget: widget, family: presentation.rawValue, takesLinks: isLarge,
      takesIntents: isLarge && configuration.design >= TapRules.firstInteractiveSystem)
  }

  /// The screens that show it; none for places that are drawn alone.
  private var screens: [RenderScene] {
    switch presentation.place {
    case .lockScreen: [.lock, .standBy, .standByNight]
    case .island: presentation.isChip ? [.home, .standBy, .standByNight] : [.home]
    case .watch: [.stack]
    case .standBy, .car: []
    }
  }

  func platformRefusal(of configuration: RenderConfiguration) -> String? {
    deviceRefusal(configuration) ?? sceneRefusal(configuration)
  }

  private func deviceRefusal(_ configuration: RenderConfiguration) -> String? {
    let device = configuration.device
    let kinds = Self.firstSystems[presentation.place] ?? [:]
    guard let first = kinds[device.kind] else {
      let names = kinds.keys.map(\.rawValue).sorted().joined(separator: ", ")
      return "\(presentation.rawValue) is of \(names), not of \(device.kind.rawValue)"
    }
    if configuration.os < first {
      return "\(presentation.rawValue) exists from \(device.kind.systemName) \(first) on, not in "
        + "\(device.kind.systemName) \(configuration.os)"
    }
    guard presentation.isInIsland, IslandMetrics(device) == nil,
      !presentation.isChip || !configuration.scene.isStandBy
    else { return nil }
    return "\(device.slug) has no Dynamic Island; it shows \(ActivityPresentation.banner.rawValue)"
  }

  /// The first systems with live activities in each place (documented).
  private static let firstSystems: [ActivityPresentation.Place: [Device.Kind: Int]] = [
    .lockScreen: [.iPhone: 16, .iPad: 17], .island: [.iPhone: 16],
    .standBy: [.iPhone: StandByMetrics.firstSystem], .watch: [.watch: 11], .car: [.iPhone: 26],
  ]

  private func sceneRefusal(_ configuration: RenderConfiguration) -> String? {
    let scene = configuration.scene
    if scene != .widget, !screens.contains(scene) {
      let names = screens.map(\.rawValue).joined(separator: ", ")
      return "\(presentation.rawValue) is drawn alone"
        + (names.isEmpty ? "" : " or on the scenes \(names)") + ", not on \(scene.rawValue)"
    }
    if scene.isStandBy { return SceneRules.sceneRefusal(of: configuration) }
    if configuration.mode != .fullColor {
      return "live activities have the mode fullColor, not \(configuration.mode.slug)"
    }
    if configuration.orientation != .portrait, configuration.device.kind == .iPhone {
      return "live activities are drawn on upright phones: --orientation portrait"
    }
    return nil
  }

  /// Returns a note on what of the picture is estimated.
  func notes(_ configuration: RenderConfiguration) -> [Diagnostic] {
    guard let text = estimate(configuration) else { return [] }
    return [
      Diagnostic(severity: .note, code: "estimated-activity", message: text, path: "")
    ]
  }

  private func estimate(_ configuration: RenderConfiguration) -> String? {
    if presentation.isChip, configuration.hostScreen?.isStandBy == true {
      return "the place, the ground and the margins of a chip in StandBy are estimated"
    }
    switch presentation {
    case .banner:
      let metrics = BannerMetrics(configuration.device, os: configuration.design)
      return metrics.isMeasured
        ? nil : "the width of a live activity on \(configuration.device.slug) is estimated"
    case .expanded: return "the gaps between the regions of an expanded island are estimated"
    case .fullScreen, .smartStack, .carPlay, .carPlayTall, .carPlayNarrow:
      return "the shape, the ground and the margins of \(presentation.rawValue) are estimated"
    case .compact, .attached, .minimal: return nil
    }
  }
}

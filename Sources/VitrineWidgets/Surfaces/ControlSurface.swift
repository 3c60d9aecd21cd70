import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A control of an app: in the Control Center, and in the place of a button of the Lock Screen.
struct ControlSurface: SurfaceKind {
  let controlSize: ControlWidgetSize

  func name(_ configuration: RenderConfiguration) -> String { controlSize.rawValue }

  var hasOwnScenes: Bool { true }

  func size(_ configuration: RenderConfiguration) -> WidgetSize? {
    let size =
      isOnLock(configuration)
      ? Size(ControlMetrics.lockSide, ControlMetrics.lockSide)
      : metrics(configuration).size(of: controlSize)
    return WidgetSize(canvas: size, shown: size, confidence: .estimated)
  }

  func usualMode(_ configuration: RenderConfiguration) -> WidgetRenderingMode { .fullColor }

  var scenesWithAppName: [RenderScene] { [] }
  var scenesWithAppIcon: [RenderScene] { [] }

  /// The whole control is its one target.
  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules? {
    TapRules(
      widget: widget, family: controlSize.rawValue, takesLinks: false, takesIntents: true,
      isTarget: false)
  }

  fileprivate func traits(_ configuration: RenderConfiguration, name: String?) -> ControlTraits {
    let metrics = metrics(configuration)
    let isOnLock = isOnLock(configuration)
    let box = size(configuration)?.canvas ?? .zero
    return ControlTraits(
      controlSize: controlSize, box: box,
      radius: isOnLock ? box.width / 2 : metrics.radius(of: controlSize), unit: metrics.unit,
      isOnLock: isOnLock, isAlone: configuration.hostScreen == nil,
      hasGlass: configuration.design >= 26, name: name)
  }

  private func metrics(_ configuration: RenderConfiguration) -> ControlMetrics {
    ControlMetrics(configuration.device, os: configuration.design)
  }

  private func isOnLock(_ configuration: RenderConfiguration) -> Bool {
    configuration.hostScreen == .lock || configuration.scene == .lock
  }

  func notes(_ configuration: RenderConfiguration) -> [Diagnostic] {
    var parts = ["symbol, texts and colours"]
    if configuration.design >= 26, controlSize != .small { parts.append("corners") }
    var message = "the sizes of \(parts.joined(separator: ", and the ")) of a control are estimated"
    if configuration.hostScreen == nil, configuration.scene == .widget {
      message += "; alone, a grey stands in for the screen behind its plate"
    }
    if configuration.typeSize.isAccessibilitySize, controlSize != .small {
      message +=
        "; at accessibility sizes of text a system gives it more cells, which are not known"
    }
    return [Diagnostic(severity: .note, code: "estimated-control", message: message, path: "")]
  }
}

extension ControlSurface {
  private static let scenes: [RenderScene] = [.widget, .controlCenter, .lock]

  func platformRefusal(of configuration: RenderConfiguration) -> String? {
    let device = configuration.device
    guard device.kind == .iPhone || device.kind == .iPad else {
      return "controls are of iPhone and iPad here, not of \(device.kind.rawValue)"
    }
    if configuration.os < ControlMetrics.firstSystem {
      return
        "controls exist from \(device.kind.systemName) \(ControlMetrics.firstSystem) on, not in "
        + "\(device.kind.systemName) \(configuration.os)"
    }
    guard Self.scenes.contains(configuration.scene) else {
      return
        "\(controlSize.rawValue) is drawn alone or on the scenes control-center and lock, not on "
        + configuration.scene.rawValue
    }
    if configuration.scene == .lock, let reason = lockRefusal(device) { return reason }
    if configuration.mode != .fullColor {
      return "controls have the mode fullColor, not \(configuration.mode.slug)"
    }
    if configuration.look != nil { return "look is for the widgets of Home Screens" }
    if configuration.orientation != .portrait {
      return "a control is drawn on an upright screen: --orientation portrait"
    }
    return nil
  }

  private func lockRefusal(_ device: Device) -> String? {
    if device.kind != .iPhone || device.screenCornerRadius == 0 {
      return "the Lock Screen of \(device.slug) has no places for controls"
    }
    if controlSize == .small { return nil }
    return
      "a Lock Screen shows \(ControlWidgetSize.small.rawValue) alone, not \(controlSize.rawValue)"
  }
}

extension RenderConfiguration {
  /// Returns the surroundings of a control's template; those of none for other surfaces.
  ///
  /// - Parameter name: the name for a template without a text.
  func controlTraits(name: String?) -> ControlTraits {
    surface.controlSize.map { ControlSurface(controlSize: $0).traits(self, name: name) }
      ?? ControlTraits()
  }
}

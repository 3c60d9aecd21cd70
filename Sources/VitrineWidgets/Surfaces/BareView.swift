import VitrineGraphics
import VitrineLayout

/// A view outside a widget, such as one of `#Preview`.
struct BareView: SurfaceKind {
  func name(_ configuration: RenderConfiguration) -> String {
    let size = configuration.size ?? .zero
    return "\(whole(size.width))x\(whole(size.height))"
  }

  private func whole(_ length: Double) -> Int {
    Int(exactly: max(0, min(length, 1e9)).rounded()) ?? 0
  }

  /// Screens show a view as the content of a widget.
  var scenesWithAppName: [RenderScene] { FamilySurface.scenesWithAppName }
  var scenesWithAppIcon: [RenderScene] { FamilySurface.scenesWithAppIcon }

  func tapRules(widget: String, _ configuration: RenderConfiguration) -> TapRules? { nil }
}

import VitrineGraphics

/// Diagnostics of a scene's estimated dimensions.
enum SceneNotes {
  static func of(_ configuration: RenderConfiguration) -> [Diagnostic] {
    guard configuration.scene == .home || configuration.scene == .stack else { return [] }
    let device = configuration.device
    if device.kind == .iPhone, HomeSlots.row(of: configuration) != nil { return [] }
    return [
      Diagnostic(
        severity: .note, code: "estimated-slots",
        message: "the places of widgets on the Home Screen of \(device.slug) are estimated",
        path: "")
    ]
  }
}

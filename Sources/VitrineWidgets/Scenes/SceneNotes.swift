import VitrineGraphics

/// Diagnostics of a scene's estimated dimensions.
enum SceneNotes {
  /// - Parameter count: the number of widgets on the screen.
  static func of(_ configuration: RenderConfiguration, widgets count: Int) -> [Diagnostic] {
    if configuration.scene.isStandBy { return [standBy] }
    if configuration.scene == .face { return [face] }
    if configuration.isCardStack { return [cards] }
    if configuration.scene == .controlCenter { return [controlCenter] }
    guard configuration.isHomeScreen else { return count > 1 ? column(configuration) : [] }
    let device = configuration.device
    if device.kind == .iPhone, HomeSlots.row(of: configuration) != nil { return [] }
    return [
      Diagnostic(
        severity: .note, code: "estimated-slots",
        message: "the places of widgets on the Home Screen of \(device.slug) are estimated",
        path: "")
    ]
  }
  private static let standBy = Diagnostic(
    severity: .note, code: "estimated-standby",
    message: "the places of widgets in StandBy, and its red at night, are estimated", path: "")

  private static let face = Diagnostic(
    severity: .note, code: "estimated-face",
    message: "the watch face is drawn plainly, and the places of widgets on it are estimated",
    path: "")

  private static let cards = Diagnostic(
    severity: .note, code: "estimated-stack",
    message:
      "the places, the shape and the ground of cards in a watch's Smart Stack are estimated; their size is not",
    path: "")

  private static let controlCenter = Diagnostic(
    severity: .note, code: "estimated-control",
    message:
      "the system's modules in the scene control-center are drawn plainly, and their places down the screen are "
      + "estimated", path: "")

  /// The note of a list of several widgets; a Lock Screen's row is measured.
  private static func column(_ configuration: RenderConfiguration) -> [Diagnostic] {
    guard configuration.scene == .today || configuration.scene == .notificationCenter else {
      return []
    }
    return [
      Diagnostic(
        severity: .note, code: "estimated-column",
        message:
          "the gaps between the widgets of the scene \(configuration.scene.rawValue) are estimated",
        path: "")
    ]
  }
}

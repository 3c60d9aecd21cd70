import VitrineViews

/// The limits of the looks of Home Screens: the systems and devices that have them, and the widgets that they change.
enum LookRules {
  /// Returns the reason why a picture cannot have its look, as one sentence; nil if it can.
  static func refusal(of configuration: RenderConfiguration) -> String? {
    guard let look = configuration.look else { return nil }
    let name = "the look \(look.rawValue)"
    let kind = configuration.device.kind
    guard kind == .iPhone || kind == .iPad else {
      return "\(name) is of the Home Screens of iPhone and iPad, not of \(kind.rawValue)"
    }
    if configuration.os < look.firstSystem {
      return "\(name) exists from \(kind.systemName) \(look.firstSystem) on, not in "
        + "\(kind.systemName) \(configuration.os)"
    }
    if configuration.scene.isScreen, !scenes.contains(configuration.scene) {
      return "\(name) is of Home Screens; the scene \(configuration.scene.rawValue) has none"
    }
    if let family = configuration.family, family.isAccessory {
      return "\(name) is of Home Screens, which do not show \(family)"
    }
    if let mode = configuration.chosenMode {
      return "\(name) decides the mode of widgets; leave out the mode \(mode.slug)"
    }
    return nil
  }

  /// The screens with Home Screen widgets.
  private static let scenes: [RenderScene] = [.home, .stack, .today]
}

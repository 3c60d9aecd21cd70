/// The settings of accessibility in the picture that is being drawn.
public nonisolated enum UIAccessibility {
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { EnvironmentValues.ambient.host.reduceMotion }
  /// Whether materials are opaque.
  public static var isReduceTransparencyEnabled: Bool {
    EnvironmentValues.ambient.host.reduceTransparency
  }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool {
    EnvironmentValues.ambient.type.legibilityWeight == .bold
  }
  /// Whether contrast is increased.
  public static var isDarkerSystemColorsEnabled: Bool {
    EnvironmentValues.ambient.host.contrast == .increased
  }
  /// Whether more than colour should carry a meaning.
  public static var shouldDifferentiateWithoutColor: Bool {
    EnvironmentValues.ambient.host.differentiateWithoutColor
  }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { EnvironmentValues.ambient.host.invertColors }
  /// Whether colours are shown as greys: never here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen is read aloud: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device: never here.
  public static var isSwitchControlRunning: Bool { false }

  /// A message to assistive technologies.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// Something is to be said.
    public static let announcement = Notification(name: "announcement")
    /// The views have changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The whole screen has changed.
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// Has no effect: nothing is spoken in a picture.
  public static func post(notification: Notification, argument: Any?) {}
}

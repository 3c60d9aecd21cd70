import VitrineGraphics
import VitrineViews

/// The surroundings of a control's template.
struct ControlTraits: Sendable {
  var controlSize = ControlWidgetSize.small
  /// The size of the control in points.
  var box = Size.zero
  /// The corner radius of its plate.
  var radius = 0.0
  /// The side of a cell, of which symbols and circles are fractions.
  var unit = 0.0
  /// Whether it is on a Lock Screen.
  var isOnLock = false
  /// Whether no screen is behind it.
  var isAlone = false
  /// Whether buttons of a Lock Screen are of glass.
  var hasGlass = false
  /// The name of the control, for a template without a text.
  var name: String?

  enum Key: EnvironmentKey {
    static let defaultValue = ControlTraits()
  }
}

extension EnvironmentValues {
  var control: ControlTraits {
    get { self[ControlTraits.Key.self] }
    set { self[ControlTraits.Key.self] = newValue }
  }
}

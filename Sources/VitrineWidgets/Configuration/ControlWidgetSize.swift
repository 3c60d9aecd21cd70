/// A size in which the Control Center shows a control of an app.
public enum ControlWidgetSize: String, Hashable, CaseIterable, Sendable {
  /// The symbol alone: one cell.
  case small = "control-small"
  /// The symbol and the texts beside it: two cells in a row.
  case medium = "control-medium"
  /// The symbol above the texts: two rows of two cells.
  case large = "control-large"
}

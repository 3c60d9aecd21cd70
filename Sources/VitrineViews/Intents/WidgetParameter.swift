/// A setting of a widget as shown on its sheet.
public struct WidgetParameter: Hashable, Sendable {
  /// The value of a setting as it is drawn at the trailing edge of its row.
  public enum Value: Hashable, Sendable {
    /// A choice or an entry; nil if none is made yet.
    case text(String?)
    case toggle(Bool)
  }

  /// The label at the leading edge of the setting's row, drawn in one line.
  public var title: String
  /// The text or the switch at the trailing edge of the row.
  public var value: Value

  /// Creates a row from its label and its value.
  public init(title: String, value: Value) {
    self.title = title
    self.value = value
  }
}

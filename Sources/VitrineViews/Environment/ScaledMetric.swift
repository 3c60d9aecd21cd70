/// A length that scales with the text size setting.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let length: Value
  private let style: Font.TextStyle

  /// Creates a length for the text size `large` that grows and shrinks like the font of a text style.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    length = wrappedValue
    self.style = style
  }

  /// The length multiplied by the growth of the text style at the text size of the view being evaluated.
  public var wrappedValue: Value {
    let type = EnvironmentValues.ambient.type
    return length
      * Value(TypeTable.scale(style: style.row, level: type.dynamicTypeSize, in: type.table))
  }
}

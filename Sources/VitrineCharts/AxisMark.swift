/// A line, tick or label at one value of an axis.
public protocol AxisMark {
  func _item(_ value: AxisValue) -> [_AxisItem]
}

/// Marks of an axis of any type.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Creates the same marks as another.
  public init(_ mark: any AxisMark) { self.mark = mark }
  /// Creates the same marks as another, like `init(_:)`.
  public init(erasing mark: some AxisMark) { self.mark = mark }

  public func _item(_ value: AxisValue) -> [_AxisItem] { mark._item(value) }
}

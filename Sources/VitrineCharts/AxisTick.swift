public import Foundation

/// A short line from the chart's edge outwards.
public struct AxisTick: AxisMark {
  /// The length of a tick by that of the labels on its side.
  public enum Length: Hashable, Sendable {
    case automatic
    /// As long as the label of the same value, and more by some points.
    case ownLabel(past: CGFloat)
    /// As long as the longest label, and more by some points.
    case longest(past: CGFloat)

    /// As long as the label of the same value.
    public static var label: Length { .ownLabel(past: 0) }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { .longest(past: 0) }
    /// Returns the length of the label of the same value, and some points more.
    public static func label(extendPastBy length: CGFloat) -> Length { .ownLabel(past: length) }
    /// Returns the length of the longest label of the axis, and some points more.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      .longest(past: length)
    }
  }

  let isCentered: Bool
  let stroke: StrokeStyle?
  private var length: CGFloat = 4
  private var reach: Length?

  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered ?? false
    self.stroke = stroke
    if length != .automatic { reach = length }
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
    self.length = length
  }

  public func _item(_ value: AxisValue) -> [_AxisItem] {
    [
      _AxisItem(
        kind: .tick, place: value.datum, stroke: stroke, length: length, reach: reach,
        isCentered: isCentered)
    ]
  }
}

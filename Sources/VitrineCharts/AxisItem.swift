/// A grid line, tick or label at one value of an axis.
public struct _AxisItem {
  enum Kind { case grid, tick, label }

  var kind: Kind
  var place: ChartDatum
  var style: AnyShapeStyle?
  var stroke: StrokeStyle?
  var length: CGFloat = 4
  /// The length of a tick by that of labels; nil for one of a number of points.
  var reach: AxisTick.Length?
  var view: AnyView?
  /// The letter count of a default label; nil for an author's view.
  var letters: Int?
  /// Whether the item is centred between its value and the next.
  var isCentered = false
  /// The anchor of a label at its value; nil where the axis decides.
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// The points between a label and the plot area; nil for the usual ones.
  var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
  var offset = CGSize.zero
  var preset = AxisMarkPreset.automatic
  /// The side of the chart; nil means the default side of the axis.
  var side: AxisSide?
  /// Entries of the gap table for requests that are drawn differently.
  var gaps: Set<Gap> = []
}

/// A side of an item of a layout table, along an axis.
nonisolated struct LayoutSlotReference: Hashable, Sendable {
  var item: Int
  var axis: NSLayoutConstraint.Axis
  var side: LayoutSide
}

import VitrineViews

/// A part of a screen that gives widgets places, one after the other.
protocol ScreenHost {
  /// Takes a place for a widget.
  ///
  /// - Parameters:
  ///   - cell: the cell of its leading top corner; nil is the first free place.
  ///   - member: the widget's index on the screen.
  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace
}

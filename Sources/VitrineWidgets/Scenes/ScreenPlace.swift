package import VitrineGraphics

/// The place of a widget on a screen.
package struct ScreenPlace: Hashable, Sendable {
  /// The frame in points from the screen's leading top corner; nil where the scene stacks its widgets.
  package var frame: Rect?
  /// The cells that the widget covers; nil on screens without a grid.
  package var cells: ScreenCells?
  /// The place on a watch face that shows a label; nil on other screens.
  package var face: FacePlace?
}

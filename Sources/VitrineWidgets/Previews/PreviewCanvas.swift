package import VitrineGraphics

/// The size of the picture of a preview of a view.
package enum PreviewCanvas: Hashable, Sendable {
  /// The size of the device's screen.
  case screen
  /// The size that the view takes when it is offered the device's screen.
  case fits
  /// A size in points.
  case fixed(Size)
}

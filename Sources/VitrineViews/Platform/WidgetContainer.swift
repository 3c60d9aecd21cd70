import VitrineGraphics
package import VitrineLayout

/// The shape to which the system clips a widget.
public enum WidgetContainer: Hashable, Sendable {
  case circle
  case rectangle
  /// A rectangle with continuous corners of this radius in points of the canvas.
  case rounded(radius: Double)
}

extension WidgetContainer {
  /// The shape under a system version.
  package func geometry(os: Int) -> ShapeGeometry {
    switch self {
    case .circle: .circle
    case .rectangle: .rectangle
    case .rounded(let radius):
      .roundedRectangle(cornerSize: Size(radius, radius), .shown(bySystem: os))
    }
  }
}

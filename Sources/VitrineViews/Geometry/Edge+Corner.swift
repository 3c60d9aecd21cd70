public import Foundation
import VitrineLayout

extension Edge {
  /// A corner of a rectangle; they follow the layout direction.
  public nonisolated enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The bend of a corner of a ``ConcentricRectangle``.
    public nonisolated struct Style: Hashable, Sendable {
      let corner: ConcentricCorners.Corner

      /// A corner with a radius in points; 0 is a sharp one.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(corner: ConcentricCorners.Corner(isConcentric: false, radius: Double(radius)))
      }

      /// A corner with the centre of the container's: its radius less the distance between the two.
      public static var concentric: Style { concentric() }

      /// Returns a corner with the centre of the container's, and with no smaller radius than `minimum` has.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(
          corner: ConcentricCorners.Corner(
            isConcentric: true, radius: minimum?.corner.radius ?? 0))
      }
    }
  }
}

import Foundation
import VitrineGraphics

extension View {
  /// The view in a rectangle of the screen, measured from the screen's leading top corner: where
  /// text runs from right to left, from the right.
  nonisolated func placed(in rect: Rect) -> some View {
    frame(width: rect.width, height: rect.height)
      .padding(EdgeInsets(top: rect.y, leading: rect.x, bottom: 0, trailing: 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The view in the middle of a rectangle as wide as it likes.
  nonisolated func placed(x: Double, y: Double, width: Double, height: Double) -> some View {
    placed(in: Rect(x: x, y: y, width: width, height: height))
  }
}

extension Text {
  /// One line whose baseline lies `distance` below the bottom of a view of `width`, centred under it.
  nonisolated func centred(
    belowBottom distance: Double, width: Double, mostWidth: Double
  ) -> some View {
    Color.clear.frame(width: width, height: distance)
      .overlay(alignment: .bottom) {
        lineLimit(1)
          .frame(width: mostWidth)
          .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
      }
  }
}

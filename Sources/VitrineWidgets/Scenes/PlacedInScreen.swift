import Foundation
import VitrineGraphics
import VitrineViews

extension View {
  /// Places the view in a rectangle of the screen, relative to the screen's leading top corner: from the
  /// right in right-to-left text.
  nonisolated func placed(in rect: Rect) -> some View {
    frame(width: rect.width, height: rect.height)
      .padding(EdgeInsets(top: rect.y, leading: rect.x, bottom: 0, trailing: 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Like `placed(in:)`, by the rectangle's components; a view of another size is centred in it.
  nonisolated func placed(x: Double, y: Double, width: Double, height: Double) -> some View {
    placed(in: Rect(x: x, y: y, width: width, height: height))
  }
}

extension Text {
  /// Returns one line with its baseline `distance` below the bottom of a view of `width`, centred below it.
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

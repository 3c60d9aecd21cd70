import Foundation
import VitrineViews

/// A magnifying glass as in search fields; it is not mirrored in right-to-left text.
nonisolated struct SearchGlyph: View {
  /// The width in points.
  let side: Double
  let lineWidth: Double

  nonisolated var body: some View {
    SearchShape()
      .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      // Half of the line width is outside the path.
      .padding(lineWidth / 2)
      .frame(width: side, height: side)
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// A lens with a handle to the lower right.
nonisolated struct SearchShape: Shape {
  /// The lens' diameter as a fraction of the whole.
  private static let lens = 0.76

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let lens = side * Self.lens
    // The point at which the diagonal through the lens' middle meets its rim.
    let rim = lens / 2 * (1 + 0.5.squareRoot())
    return Path { path in
      path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: lens, height: lens))
      path.move(to: CGPoint(x: rect.minX + rim, y: rect.minY + rim))
      path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    }
  }
}

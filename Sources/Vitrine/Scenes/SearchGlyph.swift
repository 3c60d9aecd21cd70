import Foundation

/// A magnifying glass as search fields have it; it does not turn round with the text.
nonisolated struct SearchGlyph: View {
  /// Points across.
  let side: Double
  let lineWidth: Double

  nonisolated var body: some View {
    SearchShape()
      .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      // Half of a line lies outside of its path.
      .padding(lineWidth / 2)
      .frame(width: side, height: side)
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// A lens with a handle to the lower right.
nonisolated struct SearchShape: Shape {
  /// The lens over the whole.
  private static let lens = 0.76

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let lens = side * Self.lens
    // Where the lens is cut by the diagonal through its middle.
    let rim = lens / 2 * (1 + 0.5.squareRoot())
    return Path { path in
      path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: lens, height: lens))
      path.move(to: CGPoint(x: rect.minX + rim, y: rect.minY + rim))
      path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    }
  }
}

import Foundation
import VitrineViews

/// Black and white squares, the worst background for legibility.
nonisolated struct ChecksWallpaper: View {
  let isDark: Bool

  /// The side of a square in points, large enough to remain visible through a material's blur.
  private static let side = 48.0

  nonisolated var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isDark ? .black : .white))
      var squares = Path()
      for row in 0...Int(size.height / Self.side) {
        for column in 0...Int(size.width / Self.side) where (row + column) % 2 == 1 {
          squares.addRect(
            CGRect(
              x: Double(column) * Self.side, y: Double(row) * Self.side, width: Self.side,
              height: Self.side))
        }
      }
      context.fill(squares, with: .color(Color(hex: isDark ? 0xE8E8E8 : 0x101010)))
    }
  }
}

/// Slanted bars in strong colours.
nonisolated struct StripesWallpaper: View {
  let isDark: Bool

  private static let width = 36.0
  private static let light: [UInt32] = [0xFFD60A, 0x0A1A5C, 0xFF375F, 0xF2F2F7]
  private static let dark: [UInt32] = [0x8C7400, 0x050C2B, 0x8C1F35, 0x6E6E73]

  nonisolated var body: some View {
    Canvas { context, size in
      let colors = isDark ? Self.dark : Self.light
      let reach = size.height / 2
      let count = Int((size.width + reach) / Self.width) + 1
      let end = Double(count + 1) * Self.width
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: colors[0])))
      for index in 0...count {
        let x = Double(index) * Self.width - reach
        var bar = Path()
        bar.move(to: CGPoint(x: x, y: size.height))
        bar.addLine(to: CGPoint(x: x + reach, y: 0))
        // Each bar extends below the following bars to the end of the last one: with edges that only touch,
        // the background would show through.
        bar.addLine(to: CGPoint(x: end + reach, y: 0))
        bar.addLine(to: CGPoint(x: end, y: size.height))
        bar.closeSubpath()
        context.fill(bar, with: .color(Color(hex: colors[index % colors.count])))
      }
    }
  }
}

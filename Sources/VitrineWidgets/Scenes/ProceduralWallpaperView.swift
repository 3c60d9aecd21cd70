import Foundation
import VitrineViews

/// A view of a bundled wallpaper; dark mode has other colours, or the same under a dark overlay.
nonisolated struct ProceduralWallpaperView: View {
  let wallpaper: ProceduralWallpaper
  let isDark: Bool

  nonisolated var body: some View { picture }

  private nonisolated var picture: AnyView {
    switch wallpaper {
    case .dunes: AnyView(DunesWallpaper(isDark: isDark))
    case .lake: AnyView(LakeWallpaper(isDark: isDark))
    case .meadow: AnyView(MeadowWallpaper(isDark: isDark))
    case .aurora: AnyView(AuroraWallpaper(isDark: isDark))
    case .bloom: AnyView(BloomWallpaper(isDark: isDark))
    case .ember: AnyView(slope([0xFFD59A, 0xFF7A59, 0xB3224E], [0x8A3A1E, 0x5A1230, 0x1B0A1A]))
    case .ocean: AnyView(slope([0x9AE1F2, 0x2F8FD8, 0x123E8C], [0x16496B, 0x0B2247, 0x040A1C]))
    case .snow: AnyView(Color(hex: isDark ? 0xB9BDC6 : 0xFFFFFF))
    case .slate: AnyView(Color(hex: isDark ? 0x3B3F47 : 0x808080))
    case .ink: AnyView(Color(hex: isDark ? 0x000000 : 0x14161C))
    case .checks: AnyView(ChecksWallpaper(isDark: isDark))
    case .stripes: AnyView(StripesWallpaper(isDark: isDark))
    }
  }

  private nonisolated func slope(_ light: [UInt32], _ dark: [UInt32]) -> LinearGradient {
    LinearGradient(
      colors: (isDark ? dark : light).map { Color(hex: $0) }, startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

extension Color {
  /// Creates a colour from 0xRRGGBB.
  nonisolated init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }
}

/// A hill: the area below a curve through points of the unit square.
nonisolated struct HillShape: Shape {
  /// The y of the curve's start on the left edge, then two control points and the end of each piece.
  let start: Double
  let pieces: [(CGPoint, CGPoint, CGPoint)]

  func path(in rect: CGRect) -> Path {
    func at(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    return Path { path in
      path.move(to: at(CGPoint(x: 0, y: start)))
      for (a, b, end) in pieces { path.addCurve(to: at(end), control1: at(a), control2: at(b)) }
      path.addLine(to: at(CGPoint(x: 1, y: 1)))
      path.addLine(to: at(CGPoint(x: 0, y: 1)))
      path.closeSubpath()
    }
  }

  /// Creates a smooth hill through heights at equal distances, horizontal at each of them.
  init(_ heights: [Double]) {
    start = heights.first ?? 1
    let step = 1 / Double(max(1, heights.count - 1))
    pieces = zip(heights.indices.dropFirst(), heights.dropFirst()).map { index, height in
      let (from, to) = (Double(index - 1) * step, Double(index) * step)
      let before = heights[index - 1]
      return (
        CGPoint(x: from + step * 0.42, y: before), CGPoint(x: to - step * 0.42, y: height),
        CGPoint(x: to, y: height)
      )
    }
  }
}

/// A ridge: straight lines between heights at equal distances.
nonisolated struct RidgeShape: Shape {
  let heights: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      let last = Double(max(1, heights.count - 1))
      for (index, height) in heights.enumerated() {
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * Double(index) / last, y: rect.minY + rect.height * height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

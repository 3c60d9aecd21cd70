import Foundation
import VitrineViews

/// Returns a gradient from the top to the bottom.
private nonisolated func fall(_ colors: [UInt32]) -> LinearGradient {
  LinearGradient(colors: colors.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
}

/// Returns a round light that fades outwards; `reach` is a fraction of the screen's height.
private nonisolated func glow(
  _ color: UInt32, _ opacity: Double, at center: UnitPoint, reach: Double
) -> some View {
  GeometryReader { screen in
    let size = screen.size
    RadialGradient(
      stops: [
        .init(color: Color(hex: color, opacity: opacity), location: 0),
        .init(color: Color(hex: color, opacity: opacity * 0.62), location: 0.12),
        .init(color: Color(hex: color, opacity: opacity * 0.25), location: 0.4),
        .init(color: Color(hex: color, opacity: 0), location: 1),
      ], center: center, startRadius: 0, endRadius: max(size.width, size.height) * reach)
  }
}

/// Sand under an evening sky, in dark mode under the moon.
nonisolated struct DunesWallpaper: View {
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      fall(
        isDark
          ? [0x0A1024, 0x1B2A52, 0x46426F, 0x6E5578] : [0x4E7FB8, 0x9DB4CF, 0xF1C9A5, 0xF6B483])
      glow(
        isDark ? 0xB9C6FF : 0xFFF1D0, isDark ? 0.35 : 0.95, at: UnitPoint(x: 0.68, y: 0.42),
        reach: 0.42)
      HillShape([0.56, 0.5, 0.575, 0.53]).fill(
        fall(isDark ? [0x2C3560, 0x20264A] : [0xD99A78, 0xC07F63]))
      HillShape([0.6, 0.66, 0.56, 0.63, 0.6]).fill(
        fall(isDark ? [0x242A50, 0x171B38] : [0xC9825B, 0xA15E45]))
      HillShape([0.78, 0.64, 0.74, 0.7]).fill(
        fall(isDark ? [0x1C2143, 0x0F1228] : [0xB46A49, 0x7B4032]))
      HillShape([0.76, 0.86, 0.78, 0.88]).fill(
        fall(isDark ? [0x13172F, 0x080A17] : [0x8E4C39, 0x4A2320]))
    }
  }
}

/// Mountains with their reflection in water.
nonisolated struct LakeWallpaper: View {
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      fall(isDark ? [0x070B1A, 0x14264A, 0x35527A] : [0x5FA3DC, 0xA9D0EC, 0xF3E3D3])
      glow(
        isDark ? 0x9FB8FF : 0xFFF4DE, isDark ? 0.3 : 0.8, at: UnitPoint(x: 0.3, y: 0.4), reach: 0.4)
      ridges(upTo: 0.56)
      water
    }
  }

  private nonisolated func ridges(upTo shore: Double) -> some View {
    ZStack {
      RidgeShape(heights: [0.48, 0.42, 0.45, 0.34, 0.39, 0.3, 0.37, 0.44, 0.41, 0.47])
        .fill(fall(isDark ? [0x33456B, 0x2A3A5E] : [0x9DB4CC, 0x8FA9C4]))
      RidgeShape(heights: [0.4, 0.44, 0.49, 0.43, 0.5, 0.46, 0.52, 0.45, 0.48, 0.39])
        .fill(fall(isDark ? [0x1E2D4E, 0x1B2744] : [0x6F8CA8, 0x5F7E9C]))
      HillShape([0.53, 0.5, 0.54, 0.515, 0.545, 0.5])
        .fill(fall(isDark ? [0x0E1A30, 0x0C1528] : [0x3D5A55, 0x2F4A44]))
    }
  }

  private nonisolated var water: some View {
    GeometryReader { screen in
      let height = screen.size.height
      ZStack(alignment: .top) {
        fall(isDark ? [0x2C466B, 0x122240, 0x060A16] : [0xC9DAE4, 0x6FA3C6, 0x21507F])
        ForEach(0..<14, id: \.self) { line in
          let depth = Double(line) / 13
          Capsule()
            .fill(Color.white.opacity((isDark ? 0.05 : 0.16) * (1 - depth * 0.7)))
            .frame(width: screen.size.width * (0.18 + 0.3 * depth), height: 1 + 3 * depth)
            .offset(
              x: screen.size.width * 0.4 * (Double(line * 7 % 13) / 6 - 1),
              y: height * (0.01 + 0.4 * depth * depth))
        }
      }
      .frame(width: screen.size.width, height: height * 0.455)
      .offset(y: height * 0.545)
    }
  }
}

/// Green hills under a blue sky.
nonisolated struct MeadowWallpaper: View {
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      fall(isDark ? [0x07101F, 0x0F2740, 0x1F4456] : [0x2E86D6, 0x79BDEB, 0xD6F0F5])
      glow(0xFFFFFF, isDark ? 0.12 : 0.7, at: UnitPoint(x: 0.2, y: 0.3), reach: 0.3)
      glow(0xFFFFFF, isDark ? 0.08 : 0.55, at: UnitPoint(x: 0.8, y: 0.22), reach: 0.24)
      HillShape([0.62, 0.55, 0.6, 0.52, 0.58]).fill(
        fall(isDark ? [0x16363A, 0x10292D] : [0x8CC27C, 0x6FAF68]))
      HillShape([0.6, 0.68, 0.61, 0.66]).fill(
        fall(isDark ? [0x102B2B, 0x0A1D1D] : [0x62A94F, 0x458E3F]))
      HillShape([0.8, 0.7, 0.76, 0.72]).fill(
        fall(isDark ? [0x0B2020, 0x050F10] : [0x3F8C37, 0x1F5B26]))
    }
  }
}

/// Bands of light in a night sky.
nonisolated struct AuroraWallpaper: View {
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      fall(isDark ? [0x050817, 0x0B1230, 0x120B2B] : [0x7AA2F7, 0xB9A5F5, 0xF3C0DC])
      glow(0x35E0B2, isDark ? 0.7 : 0.85, at: UnitPoint(x: 0.15, y: 0.25), reach: 0.55)
      glow(0x4A7BFF, isDark ? 0.7 : 0.8, at: UnitPoint(x: 0.95, y: 0.4), reach: 0.6)
      glow(0xB04BFF, isDark ? 0.6 : 0.6, at: UnitPoint(x: 0.35, y: 0.8), reach: 0.55)
      glow(0xFF7AB8, isDark ? 0.35 : 0.7, at: UnitPoint(x: 0.9, y: 0.95), reach: 0.45)
    }
  }
}

/// Large soft petals.
nonisolated struct BloomWallpaper: View {
  let isDark: Bool

  nonisolated var body: some View {
    GeometryReader { screen in
      let side = max(screen.size.width, screen.size.height)
      ZStack {
        fall(isDark ? [0x12091F, 0x1D0F33] : [0xFBE9DC, 0xF6CFD8])
        ForEach(0..<6, id: \.self) { petal in
          Ellipse()
            .fill(
              LinearGradient(
                colors: [
                  Color(hex: Self.colors[petal], opacity: isDark ? 0.5 : 0.75),
                  Color(hex: Self.colors[petal], opacity: 0.05),
                ], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: side * 0.42, height: side * 0.7)
            .offset(y: -side * 0.22)
            .rotationEffect(.degrees(Double(petal) * 60 + 20))
            .position(x: screen.size.width * 0.5, y: screen.size.height * 0.56)
        }
      }
    }
  }

  private static let colors: [UInt32] = [
    0xFF6B6B, 0xFFB347, 0xF25CA2, 0x8C6BF2, 0x4FA3F7, 0xFF8A65,
  ]
}

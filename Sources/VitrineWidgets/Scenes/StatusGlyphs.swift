import Foundation
import VitrineGraphics
import VitrineViews

/// Four bars of increasing height, 19.2 × 12.2 points at a scale of 1.
nonisolated struct SignalGlyph: View {
  let scale: Double

  nonisolated var body: some View {
    HStack(alignment: .bottom, spacing: scale * 2.133) {
      ForEach(0..<4, id: \.self) { bar in
        RoundedRectangle(cornerRadius: scale, style: .continuous)
          .frame(width: scale * 3.2, height: scale * (4 + 2.742 * Double(bar)))
      }
    }
    .frame(height: scale * 12.226)
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Five dots, as up to iOS 10.
nonisolated struct SignalDots: View {
  nonisolated var body: some View {
    HStack(spacing: 1.5) {
      ForEach(0..<5, id: \.self) { _ in Circle().frame(width: 5.5, height: 5.5) }
    }
  }
}

/// Three parts of a quarter circle: a fan and two bands.
nonisolated struct WifiGlyph: Shape {
  /// The size in points at a scale of 1.
  static let size = Size(17.14, 12.33)
  /// The inner and outer radii as fractions of the outermost.
  private static let bands: [(inner: Double, outer: Double)] = [
    (0.795, 1), (0.475, 0.68), (0, 0.355),
  ]

  func path(in rect: CGRect) -> Path {
    // The sides lean by 45°, so the glyph is √2 of its radius wide.
    let radius = rect.width / 2.0.squareRoot()
    let point = CGPoint(x: rect.midX, y: rect.minY + radius)
    return Path { path in
      for band in Self.bands {
        path.addArc(
          center: point, radius: radius * band.outer, startAngle: .degrees(225),
          endAngle: .degrees(315), clockwise: false)
        if band.inner > 0 {
          path.addArc(
            center: point, radius: radius * band.inner, startAngle: .degrees(315),
            endAngle: .degrees(225), clockwise: true)
        } else {
          path.addLine(to: point)
        }
        path.closeSubpath()
      }
    }
  }
}

/// A full battery, 27.3 × 13 points at a scale of 1.
nonisolated struct BatteryGlyph: View {
  let scale: Double

  nonisolated var body: some View {
    HStack(spacing: scale) {
      RoundedRectangle(cornerRadius: scale * 4.3, style: .continuous)
        .strokeBorder(lineWidth: scale).opacity(0.35)
        .overlay {
          RoundedRectangle(cornerRadius: scale * 2.5, style: .continuous).padding(scale * 2)
        }
        .frame(width: scale * 25, height: scale * 13)
      UnevenRoundedRectangle(bottomTrailingRadius: scale * 1.33, topTrailingRadius: scale * 1.33)
        .frame(width: scale * 1.33, height: scale * 4.08).opacity(0.4)
    }
  }
}

/// A full battery as up to iOS 10: thin lines and nearly square corners.
nonisolated struct OldBatteryGlyph: View {
  nonisolated var body: some View {
    HStack(spacing: 0.5) {
      RoundedRectangle(cornerRadius: 1.5).strokeBorder(lineWidth: 0.5)
        .overlay { RoundedRectangle(cornerRadius: 0.5).padding(1.5) }
        .frame(width: 22, height: 10)
      UnevenRoundedRectangle(bottomTrailingRadius: 1.5, topTrailingRadius: 1.5)
        .frame(width: 1.5, height: 4)
    }
  }
}

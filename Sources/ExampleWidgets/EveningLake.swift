import SwiftUI

/// A drawn landscape: a low sun behind three mountain ridges, their lake and a dark shore of pines.
struct EveningLake: View {
  var body: some View {
    ZStack {
      sky
      Canvas { context, size in
        drawSun(in: context, size: size)
        drawRidges(in: context, size: size)
        drawLake(in: context, size: size)
        drawShore(in: context, size: size)
      }
    }
  }

  private var sky: some View {
    LinearGradient(
      stops: [
        .init(color: Color(red: 0.16, green: 0.24, blue: 0.47), location: 0),
        .init(color: Color(red: 0.45, green: 0.42, blue: 0.66), location: 0.25),
        .init(color: Color(red: 0.91, green: 0.58, blue: 0.55), location: 0.46),
        .init(color: Color(red: 1, green: 0.82, blue: 0.58), location: 0.6),
      ],
      startPoint: .top, endPoint: .bottom)
  }

  /// The height of the far shore's edge, as a fraction of the height.
  private let waterline: CGFloat = 0.62
  /// The sun's centre, as fractions of the width and the height.
  private let sun = CGPoint(x: 0.62, y: 0.42)

  private func drawSun(in context: GraphicsContext, size: CGSize) {
    let center = CGPoint(x: sun.x * size.width, y: sun.y * size.height)
    let glow = Color(red: 1, green: 0.87, blue: 0.66)
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .radialGradient(
        // The glow falls off ever more slowly, so that no rim shows at its end.
        Gradient(stops: [
          .init(color: glow.opacity(0.85), location: 0),
          .init(color: glow.opacity(0.5), location: 0.18),
          .init(color: glow.opacity(0.24), location: 0.4),
          .init(color: glow.opacity(0.07), location: 0.7),
          .init(color: glow.opacity(0), location: 1),
        ]),
        center: center, startRadius: 0, endRadius: size.height * 0.62))
    context.fill(
      disc(at: center, radius: size.height * 0.055),
      with: .color(Color(red: 1, green: 0.97, blue: 0.88)))
  }

  private func disc(at center: CGPoint, radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func drawRidges(in context: GraphicsContext, size: CGSize) {
    for ridge in Ridge.all {
      let path = ridge.path(in: size, base: waterline)
      context.fill(
        path,
        with: .linearGradient(
          Gradient(colors: [ridge.crest, ridge.foot]),
          startPoint: CGPoint(x: 0, y: ridge.top * size.height),
          endPoint: CGPoint(x: 0, y: waterline * size.height)))
    }
  }

  private func drawLake(in context: GraphicsContext, size: CGSize) {
    let top = waterline * size.height
    let water = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    context.fill(
      Path(water),
      with: .linearGradient(
        Gradient(stops: [
          .init(color: Color(red: 0.83, green: 0.6, blue: 0.58), location: 0),
          .init(color: Color(red: 0.46, green: 0.42, blue: 0.6), location: 0.35),
          .init(color: Color(red: 0.13, green: 0.19, blue: 0.36), location: 1),
        ]),
        startPoint: CGPoint(x: 0, y: top), endPoint: CGPoint(x: 0, y: size.height)))
    drawGlitter(in: context, size: size)
  }

  /// The sun's reflection on the water: short bright strokes that widen and fade towards the viewer.
  private func drawGlitter(in context: GraphicsContext, size: CGSize) {
    let shifts: [CGFloat] = [0, 0.3, -0.4, 0.2, -0.1, 0.5, -0.3, 0.1, -0.5, 0.4, -0.2, 0.3]
    for (index, shift) in shifts.enumerated() {
      let depth = CGFloat(index) / CGFloat(shifts.count)
      let width = size.height * (0.09 + 0.1 * depth)
      let height = size.height * (0.005 + 0.004 * depth)
      let center = CGPoint(
        x: sun.x * size.width + shift * width * 0.6,
        y: (waterline + 0.012 + 0.24 * depth * (0.5 + 0.5 * depth)) * size.height)
      let stroke = CGRect(x: center.x - width / 2, y: center.y, width: width, height: height)
      context.fill(
        Path(roundedRect: stroke, cornerRadius: height / 2),
        with: .color(Color(red: 1, green: 0.86, blue: 0.66).opacity(0.75 - 0.6 * depth)))
    }
  }

  private func drawShore(in context: GraphicsContext, size: CGSize) {
    let ink = Color(red: 0.06, green: 0.09, blue: 0.18)
    var bank = Path()
    bank.move(to: CGPoint(x: 0, y: size.height * 0.8))
    bank.addCurve(
      to: CGPoint(x: size.width, y: size.height * 0.93),
      control1: CGPoint(x: size.width * 0.3, y: size.height * 0.8),
      control2: CGPoint(x: size.width * 0.45, y: size.height * 0.98))
    bank.addLine(to: CGPoint(x: size.width, y: size.height))
    bank.addLine(to: CGPoint(x: 0, y: size.height))
    bank.closeSubpath()
    context.fill(bank, with: .color(ink))
    let pines: [(x: CGFloat, foot: CGFloat, height: CGFloat)] = [
      (0.02, 0.83, 0.44), (0.12, 0.83, 0.34), (0.2, 0.84, 0.4), (0.29, 0.86, 0.22),
      (0.36, 0.87, 0.27),
    ]
    for pine in pines {
      let foot = CGPoint(x: pine.x * min(size.width, size.height * 1.3), y: pine.foot * size.height)
      context.fill(pinePath(foot: foot, height: pine.height * size.height), with: .color(ink))
    }
  }

  /// A pine as six drooping tiers, each wider than the one above.
  private func pinePath(foot: CGPoint, height: CGFloat) -> Path {
    var path = Path()
    let tiers = 6
    for tier in 0..<tiers {
      let part = CGFloat(tier) / CGFloat(tiers)
      let top = foot.y - height * (1 - part)
      let bottom = top + height * 0.27
      let half = height * (0.05 + 0.17 * part)
      path.move(to: CGPoint(x: foot.x, y: top))
      path.addQuadCurve(
        to: CGPoint(x: foot.x + half, y: bottom),
        control: CGPoint(x: foot.x + half * 0.3, y: bottom - height * 0.06))
      path.addLine(to: CGPoint(x: foot.x, y: bottom - height * 0.03))
      path.addLine(to: CGPoint(x: foot.x - half, y: bottom))
      path.addQuadCurve(
        to: CGPoint(x: foot.x, y: top),
        control: CGPoint(x: foot.x - half * 0.3, y: bottom - height * 0.06))
      path.closeSubpath()
    }
    return path
  }
}

/// A chain of mountains: its outline in fractions of the width and the height, and its two colours.
struct Ridge {
  let outline: [CGPoint]
  let crest: Color
  let foot: Color

  var top: CGFloat { outline.map(\.y).min() ?? 0 }

  func path(in size: CGSize, base: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: base * size.height))
      for point in outline {
        path.addLine(to: CGPoint(x: point.x * size.width, y: point.y * size.height))
      }
      path.addLine(to: CGPoint(x: size.width, y: base * size.height))
      path.closeSubpath()
    }
  }

  static let all = [
    Ridge(
      outline: points(
        0, 0.47, 0.08, 0.42, 0.13, 0.44, 0.22, 0.33, 0.27, 0.37, 0.33, 0.35, 0.44, 0.45,
        0.52, 0.42, 0.6, 0.49, 0.7, 0.44, 0.78, 0.38, 0.83, 0.41, 0.9, 0.36, 1, 0.43),
      crest: Color(red: 0.62, green: 0.5, blue: 0.67),
      foot: Color(red: 0.9, green: 0.66, blue: 0.62)),
    Ridge(
      outline: points(
        0, 0.52, 0.1, 0.49, 0.18, 0.53, 0.3, 0.47, 0.41, 0.55, 0.5, 0.52, 0.6, 0.57,
        0.72, 0.51, 0.79, 0.53, 0.88, 0.45, 0.94, 0.48, 1, 0.46),
      crest: Color(red: 0.42, green: 0.38, blue: 0.6),
      foot: Color(red: 0.66, green: 0.5, blue: 0.62)),
    Ridge(
      outline: points(
        0, 0.55, 0.09, 0.57, 0.2, 0.56, 0.34, 0.6, 0.48, 0.59, 0.62, 0.61, 0.74, 0.58,
        0.85, 0.59, 0.93, 0.55, 1, 0.56),
      crest: Color(red: 0.24, green: 0.25, blue: 0.45),
      foot: Color(red: 0.36, green: 0.32, blue: 0.5)),
  ]

  /// Returns points from a flat list of x, y, x, y, …
  private static func points(_ values: CGFloat...) -> [CGPoint] {
    stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
  }
}

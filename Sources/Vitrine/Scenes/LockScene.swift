import Foundation
import VitrineGraphics

/// The Lock Screen: day, clock, and the widget beside the day or in the row below the clock.
nonisolated struct LockScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let metrics = LockMetrics(context.configuration)
    ZStack {
      WallpaperView(context: context)
      StatusBar(context: context, showsTime: false)
      day(metrics).placed(
        x: 0, y: metrics.dayTop, width: context.screen.width, height: metrics.dayHeight)
      clock(metrics).placed(
        x: 0, y: metrics.clockBaseline - metrics.clockSize, width: context.screen.width,
        height: metrics.clockSize)
      if !isInline {
        context.hosted.placed(
          x: 0, y: metrics.widgetTop, width: context.screen.width,
          height: context.configuration.hosted.canvasSize.height)
      }
      LockButtons(context: context)
    }
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated var isInline: Bool { context.configuration.family == .accessoryInline }

  /// The day, in short before an inline widget.
  private nonisolated func day(_ metrics: LockMetrics) -> some View {
    let clock = SceneClock(context.configuration)
    return HStack(spacing: metrics.daySize * 0.4) {
      Text(verbatim: isInline ? clock.shortDay : clock.day)
        .font(.system(size: metrics.daySize, weight: .semibold))
        .foregroundStyle(context.legibleColor.opacity(LockMetrics.opacity)).lineLimit(1)
      if isInline { inline }
    }
  }

  /// As wide as what the widget draws: the line is centred as a whole.
  private nonisolated var inline: some View {
    let canvas = context.configuration.hosted.canvasSize
    let ink = context.guestInk ?? Rect(origin: .zero, size: canvas)
    return context.hosted
      .offset(x: canvas.width / 2 - ink.midX)
      .frame(width: ink.width, height: canvas.height)
  }

  private nonisolated func clock(_ metrics: LockMetrics) -> some View {
    Color.clear.overlay(alignment: .bottom) {
      Text(verbatim: SceneClock(context.configuration).status)
        .font(.system(size: metrics.clockSize, weight: .semibold))
        .foregroundStyle(context.legibleColor.opacity(LockMetrics.opacity))
        .lineLimit(1).fixedSize()
        .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
    }
  }
}

/// Lengths of a Lock Screen in points, by the screen's height; estimated from screenshots of
/// 393 × 852.
package struct LockMetrics {
  package var dayTop: Double
  package var dayHeight = 26.0
  package var daySize: Double
  package var clockBaseline: Double
  package var clockSize: Double
  package var widgetTop: Double

  /// The clock lets a little of the wallpaper through.
  static let opacity = 0.92

  package init(_ configuration: RenderConfiguration) {
    let screen = configuration.screenSize
    let isTablet = configuration.device.kind == .iPad
    let height = screen.height
    dayTop = (height * (isTablet ? 0.075 : 0.112)).rounded()
    daySize = isTablet ? 24 : (screen.width * 0.056).rounded()
    clockSize = isTablet ? 120 : (screen.width * 0.244).rounded()
    clockBaseline = dayTop + dayHeight + (clockSize * 0.86).rounded()
    widgetTop = clockBaseline + (isTablet ? 28 : (height * 0.027).rounded())
  }
}

/// Torch and camera, and the bar to swipe up from.
nonisolated struct LockButtons: View {
  let context: SceneContext

  nonisolated var body: some View {
    let device = context.configuration.device
    let screen = context.screen
    ZStack {
      if device.kind == .iPhone && device.screenCornerRadius > 0 {
        button { TorchGlyph().frame(width: 11, height: 24) }.placed(x: 46, y: screen.height - 106, width: 50, height: 50)
        button { Image(systemName: "camera.fill").font(.system(size: 20)) }.placed(
          x: screen.width - 96, y: screen.height - 106, width: 50, height: 50)
      }
      if device.screenCornerRadius > 0 {
        Capsule().fill(context.legibleColor)
          .frame(width: device.kind == .iPad ? 265 : 139, height: 5)
          .placed(x: 0, y: screen.height - 13, width: screen.width, height: 5)
      }
    }
  }

  private nonisolated func button<Glyph: View>(
    @ViewBuilder _ glyph: () -> Glyph
  ) -> some View {
    glyph()
      .foregroundStyle(.white)
      .frame(width: 50, height: 50)
      .background(.ultraThinMaterial, in: Circle())
      .environment(\.colorScheme, .dark)
  }
}

/// A torch: a wide head with a lens, a body with a switch.
nonisolated struct TorchGlyph: Shape {
  func path(in rect: CGRect) -> Path {
    func at(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.addRoundedRect(
        in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.14),
        cornerSize: CGSize(width: 1, height: 1))
      path.move(to: at(0, 0.18))
      path.addLine(to: at(1, 0.18))
      path.addQuadCurve(to: at(0.82, 0.4), control: at(1, 0.32))
      path.addLine(to: at(0.82, 0.94))
      path.addQuadCurve(to: at(0.72, 1), control: at(0.82, 1))
      path.addLine(to: at(0.28, 1))
      path.addQuadCurve(to: at(0.18, 0.94), control: at(0.18, 1))
      path.addLine(to: at(0.18, 0.4))
      path.addQuadCurve(to: at(0, 0.18), control: at(0, 0.32))
      path.closeSubpath()
    }
  }
}

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
      standing(day(metrics), on: metrics.dayBaseline, metrics.daySize)
      standing(clock(metrics), on: metrics.clockBaseline, metrics.clockSize)
      if !isInline {
        context.hosted.placed(
          x: 0, y: metrics.widgetTop, width: context.screen.width,
          height: context.configuration.hosted.canvasSize.height)
      }
      LockButtons(context: context, metrics: metrics)
    }
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated var isInline: Bool { context.configuration.family == .accessoryInline }

  /// The day, in short before an inline widget.
  private nonisolated func day(_ metrics: LockMetrics) -> some View {
    let clock = SceneClock(context.configuration)
    return HStack(alignment: .firstTextBaseline, spacing: metrics.daySize * 0.4) {
      Text(verbatim: isInline ? clock.shortDay : clock.day)
        .font(.system(size: metrics.daySize, weight: .medium))
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
    Text(verbatim: SceneClock(context.configuration).status)
      .font(.system(size: metrics.clockSize, weight: .semibold))
      .foregroundStyle(context.legibleColor.opacity(LockMetrics.opacity))
      .lineLimit(1).fixedSize()
  }

  /// A line in the middle of the screen whose baseline lies so far below its top.
  private nonisolated func standing(
    _ line: some View, on baseline: Double, _ height: Double
  ) -> some View {
    Color.clear
      .overlay(alignment: .bottom) {
        line.alignmentGuide(.bottom) { $0[.firstTextBaseline] }
      }
      .placed(x: 0, y: baseline - height, width: context.screen.width, height: height)
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

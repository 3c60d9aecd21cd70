import Foundation
import VitrineGraphics
import VitrinePaint
import VitrineViews

/// The Lock Screen: day, clock, and widgets beside the day and in the row below the clock.
nonisolated struct LockScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let metrics = LockMetrics(context.configuration)
    ZStack {
      WallpaperView(context: context)
      StatusBar(context: context, showsTime: false)
      standing(day(metrics), on: metrics.dayBaseline, metrics.daySize)
      standing(clock(metrics), on: metrics.clockBaseline, metrics.clockSize)
      LockWidgets(context: context)
      LockButtons(context: context, metrics: metrics)
      PlacedGuests(guests: context.controls)
      ActivityOverlay(context: context)
    }
    .environment(\.dynamicTypeSize, .large)
  }

  /// Returns the day, abbreviated before an inline widget.
  private nonisolated func day(_ metrics: LockMetrics) -> some View {
    let clock = SceneClock(context.configuration)
    let beside = context.guests.first { $0.family == .accessoryInline }
    return HStack(alignment: .firstTextBaseline, spacing: metrics.daySize * 0.4) {
      Text(verbatim: beside == nil ? clock.day : clock.shortDay)
        .font(.system(size: metrics.daySize, weight: LockMetrics.dayWeight))
        .foregroundStyle(ink).lineLimit(1)
      if let beside { inline(beside) }
    }
  }

  /// Returns the widget with the width of its ink, so that the line is centred as a whole, and its first text
  /// on the day's baseline.
  private nonisolated func inline(_ guest: SceneGuest) -> some View {
    let ink = guest.ink ?? Rect(origin: .zero, size: guest.canvas)
    let baseline = guest.baseline ?? guest.canvas.height * 0.75
    return guest.view
      .offset(x: guest.canvas.width / 2 - ink.midX)
      .frame(width: ink.width, height: guest.canvas.height)
      .alignmentGuide(VerticalAlignment.firstTextBaseline) { (_: ViewDimensions) -> CGFloat in
        baseline
      }
  }

  private nonisolated func clock(_ metrics: LockMetrics) -> some View {
    Text(verbatim: SceneClock(context.configuration).status)
      .font(.system(size: metrics.clockSize, weight: .semibold))
      .foregroundStyle(clockStyle(metrics))
      .lineLimit(1).fixedSize()
      .node("clock", .effect(.clockFigures(height: metrics.clockStretch, stem: stem)))
      .environment(\.colorScheme, context.lockInk.isDark ? .dark : .light)
  }

  /// The clock is of glass from iOS 26 on; figures of other scripts are not.
  private nonisolated func clockStyle(_ metrics: LockMetrics) -> AnyShapeStyle {
    guard context.hasGlass, SceneClock(context.configuration).canStretch else {
      return AnyShapeStyle(ink)
    }
    return AnyShapeStyle(_GlassStyle(role: .clock, stroke: stem * metrics.clockSize))
  }

  /// The thickness of the clock's upright strokes in em.
  private nonisolated var stem: Double {
    context.configuration.usesBoldText ? ClockFigure.bold : ClockFigure.semibold
  }

  private nonisolated var ink: Color { Color(context.lockInk.color) }

  /// Returns a line centred on the screen with its baseline at this distance from the top.
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

/// A torch: a wide head with a lens, and a body with a switch.
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

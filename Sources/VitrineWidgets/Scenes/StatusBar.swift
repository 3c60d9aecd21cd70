import Foundation
import VitrineGraphics
import VitrineViews

/// The status bar at the top of the screen: time, signal, battery.
nonisolated struct StatusBar: View {
  let context: SceneContext
  /// The colour; nil is black or white by the wallpaper behind the bar.
  var color: Color?
  /// Whether the time is shown; Lock Screens omit it.
  var showsTime = true

  nonisolated var body: some View {
    let metrics = StatusBarMetrics(context.configuration).beside(context.islandFrame)
    ZStack {
      if showsTime, metrics.time.width >= StatusBarMetrics.leastRoom {
        clock(metrics).placed(in: metrics.time)
      }
      if metrics.isSplit {
        signals(metrics).placed(in: metrics.signals)
        battery(metrics).placed(in: metrics.battery)
      } else if metrics.battery.width >= StatusBarMetrics.leastRoom {
        glyphs(metrics)
          .frame(width: metrics.battery.width, alignment: metrics.alignment)
          .placed(in: metrics.battery)
      }
    }
    .lineLimit(1)
    .foregroundStyle(color ?? Color(context.statusInk.color))
    .environment(\.dynamicTypeSize, .large)
  }

  /// Returns signals and battery, without the signals that have no room beside an island's views.
  @ViewBuilder private nonisolated func glyphs(_ metrics: StatusBarMetrics) -> some View {
    if metrics.isCrowded {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: metrics.gap) {
          signals(metrics)
          battery(metrics)
        }
        HStack(spacing: metrics.gap) {
          wifi(metrics)
          battery(metrics)
        }
        battery(metrics)
      }
    } else {
      HStack(spacing: metrics.gap) {
        signals(metrics)
        battery(metrics)
      }
    }
  }

  private nonisolated func clock(_ metrics: StatusBarMetrics) -> some View {
    Text(verbatim: SceneClock(context.configuration).bar)
      .font(.system(size: metrics.fontSize, weight: metrics.weight)).fixedSize()
      .frame(width: metrics.time.width, alignment: metrics.timeAlignment)
  }

  private nonisolated func signals(_ metrics: StatusBarMetrics) -> some View {
    HStack(spacing: metrics.gap) {
      if metrics.hasDots {
        SignalDots()
      } else {
        SignalGlyph(scale: metrics.scale)
      }
      wifi(metrics)
    }
    .frame(
      width: metrics.isSplit ? metrics.signals.width : nil, alignment: .leading)
  }

  private nonisolated func wifi(_ metrics: StatusBarMetrics) -> some View {
    WifiGlyph().frame(
      width: WifiGlyph.size.width * metrics.scale, height: WifiGlyph.size.height * metrics.scale)
  }

  private nonisolated func battery(_ metrics: StatusBarMetrics) -> some View {
    HStack(spacing: 4) {
      if metrics.showsPercent {
        Text(verbatim: SceneClock(context.configuration).percent)
          .font(.system(size: metrics.fontSize, weight: .medium)).fixedSize()
      }
      if metrics.hasDots {
        OldBatteryGlyph()
      } else {
        BatteryGlyph(scale: metrics.scale)
      }
    }
    .frame(width: metrics.isSplit ? metrics.battery.width : nil, alignment: .trailing)
  }
}

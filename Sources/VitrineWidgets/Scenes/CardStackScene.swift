import VitrineGraphics
import VitrineViews

/// The Smart Stack of a watch: the time, and cards on black. Places that no widget takes have plain cards.
nonisolated struct CardStackScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    // Cards that go on below the screen move nothing: what is on it stands from its top.
    Color.black.overlay(alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        if let metrics {
          time(metrics)
          ForEach(context.guests.count..<max(context.guests.count, metrics.count), id: \.self) {
            RoundedRectangle(cornerRadius: SmartStackMetrics.radius, style: .continuous)
              .fill(Color(SmartStackMetrics.ground))
              .placed(in: metrics.frame($0))
          }
        }
        PlacedGuests(guests: context.guests)
      }
    }
    .environment(\.colorScheme, .dark)
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated var metrics: SmartStackMetrics? {
    SmartStackMetrics(context.configuration.device, os: context.configuration.design)
  }

  private nonisolated func time(_ metrics: SmartStackMetrics) -> some View {
    Text(verbatim: SceneClock(context.configuration).status)
      .font(.system(size: metrics.timeSize, weight: .medium))
      .foregroundStyle(.white)
      .lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      .placed(in: metrics.timeFrame)
  }
}

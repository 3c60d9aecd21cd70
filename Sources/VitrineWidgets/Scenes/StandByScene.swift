import VitrineGraphics
import VitrineViews

/// StandBy: widgets, or a live activity, on black; in the dark all of it is red.
nonisolated struct StandByScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    if context.configuration.scene == .standByNight {
      screen.grayscale(1).colorMultiply(Self.nightColor)
    } else {
      screen
    }
  }

  private nonisolated var screen: some View {
    ZStack {
      Color.black
      PlacedGuests(guests: context.guests.filter { $0.place.frame != nil })
      if showsClock { clock }
    }
    .environment(\.colorScheme, .dark)
    .environment(\.dynamicTypeSize, .large)
  }

  /// Whether a widget is alone: a clock of the system is beside it then.
  private nonisolated var showsClock: Bool {
    context.configuration.surface.presentation == nil && context.guests.count == 1
  }

  @ViewBuilder private nonisolated var clock: some View {
    if let place = StandByMetrics.frames(on: context.screen).last {
      VStack(spacing: 0) {
        Text(verbatim: SceneClock(context.configuration).day)
          .font(.system(size: place.width * 0.08, weight: .semibold))
          .foregroundStyle(.white.opacity(0.7))
        Text(verbatim: SceneClock(context.configuration).status)
          .font(.system(size: place.width * 0.36, weight: .semibold, design: .rounded))
          .foregroundStyle(.white)
      }
      .lineLimit(1).minimumScaleFactor(0.5)
      .placed(in: place)
    }
  }

  /// The light of a screen at night (estimated).
  private static let nightColor = Color(red: 0.86, green: 0.09, blue: 0.05)
}

import VitrineGraphics
import VitrineViews

/// StandBy: widgets, with a chip of a live activity above them, or a live activity alone, on black; at night all of it is
/// red.
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
      if let place = clockPlace { clock(place) }
    }
    .environment(\.colorScheme, .dark)
    .environment(\.dynamicTypeSize, .large)
  }

  /// The place of a clock of the system: beside a widget that is alone, or below a chip that is.
  private nonisolated var clockPlace: Rect? {
    let frames = StandByMetrics.frames(on: context.screen)
    switch context.guests.count(where: { $0.surface.presentation == nil }) {
    case 1: return frames.last
    case 0 where context.guests.allSatisfy { $0.surface.presentation?.isChip == true }:
      let (side, screen) = (frames.last?.width ?? 0, context.screen)
      return Rect(
        x: (screen.width - side) / 2, y: (screen.height - side) / 2, width: side, height: side)
    default: return nil
    }
  }

  private nonisolated func clock(_ place: Rect) -> some View {
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

  /// The light of a screen at night (estimated).
  private static let nightColor = Color(red: 0.86, green: 0.09, blue: 0.05)
}

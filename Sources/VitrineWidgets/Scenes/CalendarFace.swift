import VitrineGraphics
import VitrineViews

/// The weekday and the day of a date, for the app of calendars.
nonisolated struct CalendarFace: View {
  let clock: SceneClock
  /// The side of the icon in points.
  let side: Double
  let weekday: RGBA
  let day: RGBA

  nonisolated var body: some View {
    VStack(spacing: 0) {
      line(clock.weekday, Self.weekdaySize, .semibold, weekday)
        .frame(width: side * Self.width, height: side * Self.weekdayHeight)
      line(clock.dayOfMonth, Self.daySize, .regular, day)
        .frame(width: side * Self.width, height: side * Self.dayHeight)
    }
    .frame(width: side, height: side)
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated func line(
    _ text: String, _ size: Double, _ weight: Font.Weight, _ color: RGBA
  ) -> some View {
    Text(verbatim: text).font(.system(size: side * size, weight: weight))
      .foregroundStyle(Color(color)).lineLimit(1).minimumScaleFactor(0.5)
  }

  /// The sizes of both texts, and of their lines, as fractions of the icon's side (estimated).
  private static let weekdaySize = 0.19
  private static let daySize = 0.6
  private static let weekdayHeight = 0.2
  private static let dayHeight = 0.6
  private static let width = 0.86
}

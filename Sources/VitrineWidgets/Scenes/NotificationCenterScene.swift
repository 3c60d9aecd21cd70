import Foundation
import VitrineGraphics
import VitrineViews

/// The Mac's Notification Center: widgets at the trailing edge of the desktop, below the menu bar.
nonisolated struct NotificationCenterScene: View {
  let context: SceneContext

  /// The height of the menu bar of displays without a camera, and the margins around widgets, in points
  /// (estimated from screenshots).
  private static let bar = 24.0
  private static let margin = 16.0

  /// The width of the column: a medium widget's.
  static let column = 344.0

  /// Returns the leading top corner of a column of widgets in points.
  static func origin(width: Double, on screen: Size) -> Point {
    Point(screen.width - margin - width, bar + margin)
  }

  nonisolated var body: some View {
    let screen = context.screen
    let guests = context.guests.compactMap(\.place.frame)
    let left = guests.map(\.minX).min() ?? screen.width
    let width = max((guests.map(\.maxX).max() ?? screen.width) - left, Self.column)
    ZStack {
      WallpaperView(context: context)
      menuBar.placed(x: 0, y: 0, width: screen.width, height: Self.bar)
      PlacedGuests(guests: context.guests)
      EditAtEnd(
        context: context, title: context.words.editWidgets, x: left, width: width,
        gap: Self.margin)
    }
  }

  private nonisolated var menuBar: some View {
    HStack(spacing: 18) {
      Image(systemName: "square.grid.2x2.fill").font(.system(size: 12))
      let menus = context.words.menus
      ForEach(0..<menus.count, id: \.self) { index in
        Text(verbatim: menus[index])
          .font(.system(size: 13, weight: index == 0 ? .bold : .regular))
      }
      Spacer(minLength: 0)
      WifiGlyph().frame(width: WifiGlyph.size.width * 0.9, height: WifiGlyph.size.height * 0.9)
      BatteryGlyph(scale: 0.85)
      Text(verbatim: SceneClock(context.configuration).menuBar).font(.system(size: 13))
    }
    .lineLimit(1)
    .foregroundStyle(context.isDark ? .white : .black)
    .environment(\.dynamicTypeSize, .large)
    .padding(.horizontal, 14)
    .frame(height: Self.bar)
    .background(.ultraThinMaterial)
  }
}

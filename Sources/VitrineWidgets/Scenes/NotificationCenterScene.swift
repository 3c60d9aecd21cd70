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

  nonisolated var body: some View {
    let size = context.configuration.hosted.widgetSize?.shown ?? .zero
    let screen = context.screen
    let left = screen.width - Self.margin - max(size.width, Self.column)
    ZStack {
      WallpaperView(context: context)
      menuBar.placed(x: 0, y: 0, width: screen.width, height: Self.bar)
      context.hosted.placed(
        x: left, y: Self.bar + Self.margin, width: size.width, height: size.height)
      EditButton(title: context.words.editWidgets).placed(
        x: left, y: Self.bar + 2 * Self.margin + size.height, width: max(size.width, Self.column),
        height: 34)
    }
  }

  /// The width of the column: a medium widget's.
  private nonisolated static var column: Double { 344 }

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

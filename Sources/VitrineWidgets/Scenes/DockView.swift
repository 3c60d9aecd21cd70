import VitrineGraphics
import VitrineViews

/// The dock with its apps.
nonisolated struct DockView: View {
  let context: SceneContext

  nonisolated var body: some View {
    let dock = DockMetrics(context.configuration)
    let apps = SceneApp.dock
    ZStack {
      Color.clear
        .background {
          RoundedRectangle(cornerRadius: dock.cornerRadius, style: dock.cornerStyle)
            .fill(context.barStyle(.dock))
            .padding(beyond(dock))
        }
        .placed(in: dock.frame)
        .environment(\.colorScheme, context.style.isDark ? .dark : .light)
      ForEach(0..<dock.middles.count, id: \.self) { index in
        PlacedIcon(
          app: apps[index], context: context,
          rect: Rect(
            x: dock.middles[index].x - dock.icon / 2, y: dock.middles[index].y - dock.icon / 2,
            width: dock.icon, height: dock.icon))
      }
    }
  }

  /// Returns the insets of the ground from the dock's edges: one that fills the foot of the screen goes on beyond
  /// it, so that glass has no rim there.
  private nonisolated func beyond(_ dock: DockMetrics) -> EdgeInsets {
    dock.cornerRadius > 0
      ? EdgeInsets() : EdgeInsets(top: 0, leading: -24, bottom: -24, trailing: -24)
  }
}

import VitrineGraphics
import VitrineViews

/// The dock with its apps.
nonisolated struct DockView: View {
  let context: SceneContext

  nonisolated var body: some View {
    let dock = DockMetrics(context.configuration)
    let apps = SceneApp.dock
    ZStack {
      RoundedRectangle(cornerRadius: dock.cornerRadius, style: .continuous)
        .fill(context.barStyle(.dock))
        .placed(in: dock.frame)
        .environment(\.colorScheme, context.style.isDark ? .dark : .light)
      ForEach(0..<dock.columns.count, id: \.self) { index in
        PlacedIcon(
          app: apps[index], context: context,
          rect: Rect(
            x: dock.columns[index] - dock.icon / 2, y: dock.frame.midY - dock.icon / 2,
            width: dock.icon, height: dock.icon))
      }
    }
  }
}

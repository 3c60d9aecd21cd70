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
        .fill(ground)
        .placed(in: dock.frame)
      ForEach(0..<dock.columns.count, id: \.self) { index in
        AppIconView(
          app: apps[index], side: dock.icon, os: context.configuration.design,
          isDark: context.isDark
        )
        .placed(
          x: dock.columns[index] - dock.icon / 2, y: dock.frame.midY - dock.icon / 2,
          width: dock.icon, height: dock.icon)
      }
    }
  }

  private nonisolated var ground: AnyShapeStyle {
    context.hasGlass ? AnyShapeStyle(_GlassStyle(role: .dock)) : AnyShapeStyle(.ultraThinMaterial)
  }
}

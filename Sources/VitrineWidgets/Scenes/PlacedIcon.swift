import VitrineGraphics
import VitrineViews

/// An app's icon in its place on a Home Screen, in the screen's look.
nonisolated struct PlacedIcon: View {
  let app: SceneApp
  let context: SceneContext
  /// The icon's place in points from the screen's leading top corner.
  let rect: Rect

  nonisolated var body: some View {
    AppIconView(
      app: app, side: rect.width, os: context.configuration.design, icons: context.style.icons,
      clock: SceneClock(context.configuration)
    )
    .placed(in: rect)
  }
}

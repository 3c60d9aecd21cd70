import VitrineViews

/// The views of the configuration's scene, in the size of the screen.
nonisolated struct SceneView: View {
  let context: SceneContext

  nonisolated var body: some View {
    scene.frame(width: context.screen.width, height: context.screen.height)
  }

  private nonisolated var scene: AnyView {
    switch context.configuration.scene {
    case .home: AnyView(HomeScene(context: context))
    case .lock: AnyView(LockScene(context: context))
    case .today: AnyView(TodayColumnScene(context: context))
    case .gallery: AnyView(GalleryScene(context: context))
    case .stack where context.configuration.isCardStack: AnyView(CardStackScene(context: context))
    case .stack: AnyView(StackScene(context: context))
    case .configuration: AnyView(ConfigurationScene(context: context))
    case .standBy, .standByNight: AnyView(StandByScene(context: context))
    case .face: AnyView(WatchFaceScene(context: context))
    case .notificationCenter: AnyView(NotificationCenterScene(context: context))
    case .controlCenter: AnyView(ControlCenterScene(context: context))
    // These are not screens, or screens of Today widgets, which have their own host.
    case .widget, .view, .search, .quickActions: AnyView(context.hosted)
    }
  }
}

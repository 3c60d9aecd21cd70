import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The place of a live activity on a screen.
enum ActivityPlace {
  /// Returns the frame in points from the screen's leading top corner; nil for other surfaces.
  ///
  /// - Parameter tree: the views of the activity, placed alone.
  static func frame(of tree: PlacedTree, _ configuration: RenderConfiguration) -> Rect? {
    guard let presentation = configuration.surface.presentation else { return nil }
    guard presentation.isInIsland else {
      if configuration.scene.isStandBy {
        return StandByMetrics.frame(of: tree.size, on: configuration.screenSize)
      }
      return presentation == .banner ? banner(tree.size, configuration) : nil
    }
    guard let metrics = IslandMetrics(configuration.device) else { return nil }
    let isRightToLeft = LanguageDirection.of(configuration.localeIdentifier) == .rightToLeft
    let x: Double
    switch presentation {
    case .minimal: x = camera(metrics).maxX + metrics.gap
    case .compact, .attached:
      let own = tree.nodes.first { $0.name == ActivityIsland.cameraName }?.frame
      let before = own.map { isRightToLeft ? tree.size.width - $0.maxX : $0.x } ?? 0
      x = camera(metrics).x - before
    default: x = metrics.inset
    }
    return Rect(x: x, y: metrics.inset, width: tree.size.width, height: tree.size.height)
  }

  /// Returns the frame of the region of camera and sensors.
  static func camera(_ metrics: IslandMetrics) -> Rect {
    Rect(
      x: (metrics.screen.width - metrics.sensor.width) / 2, y: metrics.inset,
      width: metrics.sensor.width, height: metrics.sensor.height)
  }

  /// Above the buttons, or the hint for the home button, where the list of notifications begins.
  private static func banner(_ size: Size, _ configuration: RenderConfiguration) -> Rect {
    let metrics = LockMetrics(configuration)
    let screen = configuration.screenSize
    let hasButtons =
      configuration.device.kind == .iPhone && configuration.device.screenCornerRadius > 0
    let below =
      hasButtons
      ? metrics.buttonInset.height + metrics.buttonSide / 2 : metrics.footerBaseline + footerHeight
    return Rect(
      x: (screen.width - size.width) / 2, y: screen.height - below - gap - size.height,
      width: size.width, height: size.height)
  }

  /// The height of the hint's letters, and the gap above it or the buttons (estimated).
  private static let (footerHeight, gap) = (14.0, 14.0)
}

extension SceneContext {
  /// The frame of the island with its views, from the screen's leading top corner; nil without a live activity in it.
  nonisolated var islandFrame: Rect? {
    guard configuration.surface.presentation?.isInIsland == true,
      let metrics = IslandMetrics(configuration.device), let frame = guests.first?.place.frame
    else { return nil }
    return frame.union(ActivityPlace.camera(metrics))
  }
}

/// A live activity above a screen, and the island beside which it is.
nonisolated struct ActivityOverlay: View {
  let context: SceneContext

  nonisolated var body: some View {
    if let presentation = context.configuration.surface.presentation,
      let guest = context.guests.first, let frame = guest.place.frame
    {
      ZStack {
        if presentation == .minimal, let metrics = IslandMetrics(context.configuration.device) {
          Capsule(style: .circular).fill(Color.black).placed(in: ActivityPlace.camera(metrics))
        }
        guest.view.placed(in: frame)
      }
    }
  }
}

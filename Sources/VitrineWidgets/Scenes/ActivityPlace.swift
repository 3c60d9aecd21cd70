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
    if presentation.isChip, configuration.scene.isStandBy {
      return StandByMetrics.chipFrame(on: configuration.screenSize)
    }
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
    let frames = guests.filter { $0.surface.presentation?.isInIsland == true }
      .compactMap(\.place.frame)
    guard !frames.isEmpty, let metrics = IslandMetrics(configuration.device) else { return nil }
    return frames.reduce(ActivityPlace.camera(metrics)) { $0.union($1) }
  }

  /// The live activities on the screen.
  nonisolated var activities: [SceneGuest] { guests.filter { $0.surface.presentation != nil } }
  /// The controls on the screen.
  nonisolated var controls: [SceneGuest] { guests.filter { $0.surface.controlSize != nil } }
}

/// The live activities above a screen, and the island beside which one is.
nonisolated struct ActivityOverlay: View {
  let context: SceneContext

  nonisolated var body: some View {
    let activities = context.activities
    if !activities.isEmpty {
      ZStack {
        if hasEmptyIsland(activities), let metrics = IslandMetrics(context.configuration.device) {
          Capsule(style: .circular).fill(Color.black).placed(in: ActivityPlace.camera(metrics))
        }
        PlacedGuests(guests: activities.filter { $0.place.frame != nil })
      }
    }
  }

  /// Whether an activity is in a circle beside an island that no other one is in.
  private nonisolated func hasEmptyIsland(_ activities: [SceneGuest]) -> Bool {
    let shown = activities.compactMap(\.surface.presentation)
    return shown.contains(.minimal) && !shown.contains(.attached)
  }
}

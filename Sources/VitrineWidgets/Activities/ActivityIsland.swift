import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The Dynamic Island with the views of an activity.
nonisolated struct ActivityIsland: View {
  let island: DynamicIsland
  let metrics: IslandMetrics
  let traits: ActivityTraits

  nonisolated var body: some View { outline.widgetURL(island.url) }

  private nonisolated var outline: some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: style)
    return content.background { Rectangle().fill(Color.black).ofSystem }.clipShape(shape)
      .overlay { Keyline(tint: traits.isOnDark ? island.keyline : nil, shape: shape).ofSystem }
  }

  /// The ends of the camera's region are half circles, as those of the glass are.
  private nonisolated var style: RoundedCornerStyle {
    traits.presentation == .expanded ? .continuous : .circular
  }

  private nonisolated var radius: Double {
    traits.presentation == .expanded ? metrics.expandedRadius : IslandMetrics.height / 2
  }

  @ViewBuilder private nonisolated var content: some View {
    switch traits.presentation {
    case .compact:
      HStack(spacing: 0) {
        small(island.compactLeading, widest: metrics.mostCompactWidth, .compactLeading)
        camera
        small(island.compactTrailing, widest: metrics.mostCompactWidth, .compactTrailing)
      }
    case .attached:
      HStack(spacing: 0) {
        minimal
        camera
      }
    case .minimal: minimal
    case .expanded:
      ExpandedIsland(island: island, metrics: metrics, platter: traits.platter)
    case .banner, .fullScreen, .smartStack, .carPlay, .carPlayTall, .carPlayNarrow: EmptyView()
    }
  }

  private nonisolated var minimal: some View {
    small(
      island.minimal, widest: IslandMetrics.minimalWidths.upperBound,
      least: IslandMetrics.minimalWidths.lowerBound, .minimal)
  }

  private nonisolated func small(
    _ view: () -> AnyView, widest: Double, least: Double = 0, _ mode: DynamicIslandMode
  ) -> some View {
    let height = IslandMetrics.height
    return ActivityFit(
      widths: least...widest, heights: height...height, margins: island.margins.insets(of: mode)
    ) {
      ActivityViewGroup(
        name: mode.name,
        presentation: mode == .minimal ? traits.presentation.rawValue : nil, content: view())
    }
    .clipped()
    .showing(island.margins.insets(of: mode))
  }

  private nonisolated var camera: some View {
    Color.clear.frame(width: metrics.sensor.width, height: metrics.sensor.height)
      .node(Self.cameraName, .widgetBackground)
  }

  /// The name of the node at the place of the camera.
  static let cameraName = "camera"
}

/// The line around an island in a colour of the activity; it shows on dark screens.
private nonisolated struct Keyline: View {
  let tint: Color?
  let shape: RoundedRectangle

  nonisolated var body: some View {
    if let tint {
      shape.strokeBorder(tint.opacity(Self.opacity), lineWidth: Self.width)
    }
  }

  /// Estimated: the line is documented as subtle, without numbers.
  private static let (opacity, width) = (0.4, 1.0)
}

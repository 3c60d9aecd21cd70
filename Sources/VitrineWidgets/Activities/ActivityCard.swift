import VitrineGraphics
import VitrineViews

/// A live activity on another device: its views for the small family, or else those on both sides of the camera. In
/// StandBy, those of the Lock Screen on the whole screen.
nonisolated struct ActivityCard: View {
  let parts: ActivityParts
  let hasSmallViews: Bool
  let traits: ActivityTraits

  nonisolated var body: some View {
    let size = Self.size(traits)
    ActivityFit(
      widths: size.width...size.width, heights: size.height...size.height, margins: margins,
      fillsWidth: true
    ) {
      views.environing {
        $0.activity.family = isFullScreen ? .medium : .small
        $0.activity.isFullscreen = isFullScreen
      }
    }
    .background { TintedGround(platter: traits.platter) { AnyShapeStyle(ground($0)) }.ofSystem }
    .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
  }

  private nonisolated var isFullScreen: Bool { traits.presentation == .fullScreen }

  @ViewBuilder private nonisolated var views: some View {
    if hasSmallViews || isFullScreen {
      ActivityViewGroup(presentation: traits.presentation.rawValue, content: parts.banner())
    } else {
      let island = parts.island()
      HStack(spacing: 8) {
        ActivityViewGroup(content: island.compactLeading())
        Spacer(minLength: 0)
        ActivityViewGroup(content: island.compactTrailing())
      }
    }
  }

  /// The size in points (documented): of a watch's card by its case, of a car's place by its name.
  static func size(_ traits: ActivityTraits) -> Size {
    switch traits.presentation {
    case .fullScreen: Size(traits.device.screen.height, traits.device.screen.width)
    case .carPlayTall: Size(240, 100)
    case .carPlayNarrow: Size(170, 78)
    case .smartStack: SmartStackMetrics(traits.device, os: traits.system)?.card ?? .zero
    default: Size(240, 78)
    }
  }

  private nonisolated var radius: Double {
    isFullScreen ? traits.device.screenCornerRadius : SmartStackMetrics.radius
  }

  private nonisolated var margins: EdgeInsets {
    isFullScreen ? Self.screenMargins : Self.cardMargins
  }

  /// iOS 26.1 (observed).
  private static let screenMargins = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 34)

  /// Estimated.
  private static let cardMargins = EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)

  /// The fill of a dark card, or of a light one on the dashboard of a light car.
  private nonisolated func ground(_ environment: EnvironmentValues) -> Color {
    if isFullScreen { return .black }
    return environment.colorScheme == .dark ? Color(SmartStackMetrics.ground) : Color(white: 0.95)
  }
}

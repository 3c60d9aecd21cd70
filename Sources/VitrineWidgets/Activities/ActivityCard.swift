import VitrineGraphics
import VitrineViews

/// A live activity on another device: its views for the small family, or else those on both sides of the camera.
nonisolated struct ActivityCard: View {
  let parts: ActivityParts
  let hasSmallViews: Bool
  let traits: ActivityTraits

  nonisolated var body: some View {
    let size = Self.size(traits)
    ActivityFit(
      widths: size.width...size.width, heights: size.height...size.height, margins: Self.margins,
      fillsWidth: true
    ) {
      views.environing { $0.activity.family = .small }
    }
    .background { CardGround(traits: traits) }
    .clipShape(RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
  }

  @ViewBuilder private nonisolated var views: some View {
    if hasSmallViews {
      ActivityViewGroup(content: parts.banner())
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
    case .carPlayTall: Size(240, 100)
    case .carPlayNarrow: Size(170, 78)
    case .smartStack:
      traits.device.widgetSize(.accessoryRectangular, profile: .guidelines, os: traits.system)?
        .canvas ?? .zero
    default: Size(240, 78)
    }
  }

  /// Estimated.
  private static let (radius, margins) = (
    18.0, EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
  )
}

/// A dark card, or a light one on the dashboard of a light car.
private nonisolated struct CardGround: _CompositeView {
  let traits: ActivityTraits

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack {
      Rectangle().fill(Color(white: environment.colorScheme == .dark ? 0.12 : 0.95))
      if let tint = traits.platter?.tint { Rectangle().fill(tint) }
    }
  }
}

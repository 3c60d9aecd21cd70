import VitrineGraphics
import VitrineViews

/// The platter of a live activity on a Lock Screen: as wide as the list, as high as the content between limits.
nonisolated struct ActivityBanner: View {
  let content: AnyView
  let traits: ActivityTraits

  nonisolated var body: some View {
    let width = BannerMetrics(traits.device, os: traits.system).width
    let shape = RoundedRectangle(cornerRadius: BannerMetrics.radius, style: .continuous)
    ActivityFit(
      widths: width...width, heights: BannerMetrics.heights, fillsWidth: true,
      platter: traits.platter
    ) {
      ActivityViewGroup(content: content)
    }
    // The ground is made after the content, whose modifiers choose its tint.
    .background { BannerGround(traits: traits).ofSystem }
    .clipShape(shape)
  }
}

/// The system's material with the tint of the activity.
private nonisolated struct BannerGround: _CompositeView {
  let traits: ActivityTraits

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack {
      Rectangle().fill(material)
      if let tint = traits.platter?.tint { Rectangle().fill(tint) }
    }
  }

  /// Thinner from iOS 26 on (estimated: no numbers of a platter on a Lock Screen are public).
  private var material: Material { traits.system >= 26 ? .thin : .regular }
}

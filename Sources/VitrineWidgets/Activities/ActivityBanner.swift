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
      ActivityViewGroup(presentation: traits.presentation.rawValue, content: content)
    }
    // The ground is made after the content, whose modifiers choose its tint.
    .background { TintedGround(platter: traits.platter) { _ in AnyShapeStyle(material) }.ofSystem }
    .clipShape(shape)
  }

  /// Thinner from iOS 26 on (estimated: no numbers of a platter on a Lock Screen are public).
  private nonisolated var material: Material { traits.system >= 26 ? .thin : .regular }
}

package import VitrineViews

/// The live activity of a document: one view where Swift's closures ask for the family.
package nonisolated struct DocumentActivityView: _CompositeView {
  let banner: AnyView
  /// The view on a watch and in a car.
  let small: AnyView?
  let island: DynamicIsland

  /// - Parameter small: the view on a watch and in a car; nil is those on both sides of the camera.
  package init(banner: AnyView, small: AnyView?, island: DynamicIsland) {
    (self.banner, self.small, self.island) = (banner, small, island)
  }

  package func composition(_ environment: EnvironmentValues) -> some View {
    let isSmall = [.watch, .car].contains(environment.activity.presentation.place)
    let content = isSmall ? small ?? banner : banner
    ActivityView(
      parts: ActivityParts(banner: { content }, island: { island }), hasSmallViews: small != nil)
  }
}

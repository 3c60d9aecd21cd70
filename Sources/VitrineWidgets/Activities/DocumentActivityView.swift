import VitrineViews

/// The live activity of a document: one view where Swift's closures ask for the family.
nonisolated struct DocumentActivityView: _CompositeView {
  let banner: AnyView
  /// The view on a watch and in a car.
  let small: AnyView?
  let island: DynamicIsland

  func composition(_ environment: EnvironmentValues) -> some View {
    let isSmall = [.watch, .car].contains(environment.activity.presentation.place)
    let content = isSmall ? small ?? banner : banner
    ActivityView(
      parts: ActivityParts(banner: { content }, island: { island }), hasSmallViews: small != nil)
  }
}

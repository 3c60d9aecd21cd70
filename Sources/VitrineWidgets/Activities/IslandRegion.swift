import VitrineViews

/// A region of the large view with its views.
struct IslandRegion {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
  var content: () -> AnyView
  var margins = IslandMargins.Edges()
}

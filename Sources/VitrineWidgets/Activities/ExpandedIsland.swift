import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The large view around the camera.
nonisolated struct ExpandedIsland: View {
  let island: DynamicIsland
  let metrics: IslandMetrics
  let platter: ActivityPlatter?

  nonisolated var body: some View {
    ExpandedIslandLayout(
      metrics: metrics, margins: island.margins.insets(of: .expanded), platter: platter
    ) {
      if island.regions.isEmpty {
        ActivityViewGroup(
          presentation: ActivityPresentation.expanded.rawValue, content: AnyView(EmptyView()))
      }
      ForEach(0..<island.regions.count, id: \.self) { index in
        region(island.regions[index])
      }
    }
    .showing(island.margins.insets(of: .expanded))
  }

  private nonisolated func region(_ region: IslandRegion) -> some View {
    ActivityRegion(
      content: region.content(),
      place: IslandRegionPlace(
        position: region.position, priority: region.priority, margins: region.margins))
  }
}

/// The views of a region in a stack of its name, by which a report names it.
private nonisolated struct ActivityRegion: _PrimitiveView {
  let content: AnyView
  let place: IslandRegionPlace

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var place = view.place
    let stack = ActivityViewGroup.stack(
      of: out.children(of: view.content, environment), named: place.position.name)
    place.isBelowIfTooWide = stack.children.contains {
      ContainerValues(of: $0).isBelowIfTooWide
    }
    out.append(
      .layoutValue(ObjectIdentifier(IslandRegionKey.self), place), "layoutValue", children: [stack])
  }
}

/// The place of a region among the others.
nonisolated struct IslandRegionPlace: Sendable, CustomStringConvertible {
  var position = DynamicIslandExpandedRegionPosition.center
  var priority = 0.0
  var margins = IslandMargins.Edges()
  var isBelowIfTooWide = false

  /// The words of records and reports.
  var description: String {
    (["priority " + DumpNumber.text(priority)] + margins.words).joined(separator: ", ")
  }
}

nonisolated struct IslandRegionKey: LayoutValueKey {
  static var defaultValue: IslandRegionPlace { IslandRegionPlace() }
}

private nonisolated struct IslandPlacementKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether a view goes below the camera where it is too wide beside it.
  nonisolated var isBelowIfTooWide: Bool {
    get { self[IslandPlacementKey.self] }
    set { self[IslandPlacementKey.self] = newValue }
  }
}

import VitrineGraphics
import VitrineViews

/// A live activity above the widgets of StandBy: its minimal view in a small square.
nonisolated struct ActivityChip: View {
  let island: DynamicIsland
  let traits: ActivityTraits

  nonisolated var body: some View {
    let side = ChipMetrics.side
    // The margins of a minimal view in an island (estimated).
    let margins = island.margins.insets(of: .minimal)
    ActivityFit(widths: side...side, heights: side...side, margins: margins) {
      ActivityViewGroup(
        name: DynamicIslandMode.minimal.name, presentation: traits.presentation.rawValue,
        content: island.minimal())
    }
    .clipped()
    .showing(margins)
    .background { Rectangle().fill(Color(SmartStackMetrics.ground)).ofSystem }
    .clipShape(RoundedRectangle(cornerRadius: ChipMetrics.radius, style: .continuous))
    .widgetURL(island.url)
  }
}

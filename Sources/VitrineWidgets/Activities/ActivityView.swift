import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A live activity in the presentation of its surroundings, with what the system draws around it.
nonisolated struct ActivityView: _CompositeView {
  let parts: ActivityParts
  /// Whether the activity has views of its own for a watch and a car.
  let hasSmallViews: Bool

  func composition(_ environment: EnvironmentValues) -> some View {
    let traits = environment.activity
    switch traits.presentation.place {
    case .lockScreen: ActivityBanner(content: parts.banner(), traits: traits)
    case .island where traits.isChip: ActivityChip(island: parts.island(), traits: traits)
    case .island:
      if let metrics = IslandMetrics(traits.device) {
        ActivityIsland(island: parts.island(), metrics: metrics, traits: traits)
      }
    case .standBy, .watch, .car:
      ActivityCard(parts: parts, hasSmallViews: hasSmallViews, traits: traits)
    }
  }
}

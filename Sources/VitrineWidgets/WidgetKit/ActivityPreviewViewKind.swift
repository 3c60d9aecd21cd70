/// The presentation of a live activity in a preview. Nothing is drawn for it.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The presentation of a live activity in the Dynamic Island.
public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

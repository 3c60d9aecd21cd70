import VitrineViews

/// The views of a live activity at one moment, of which those of the picture's presentation are made.
struct ActivityParts {
  /// The content of the Lock Screen's platter.
  let banner: () -> AnyView
  let island: () -> DynamicIsland
}

import VitrineViews

/// The ground behind a live activity: the system's fill with the activity's tint over it.
nonisolated struct TintedGround: _CompositeView {
  let platter: ActivityPlatter?
  let fill: (EnvironmentValues) -> AnyShapeStyle

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack {
      Rectangle().fill(fill(environment))
      if let tint = platter?.tint { Rectangle().fill(tint) }
    }
  }
}

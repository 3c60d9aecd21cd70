package import VitrineViews

/// A run of a Today widget on a host, from its appearance to the moment that a picture shows.
package struct TodayRun: Sendable {
  /// A function of a session before its first action, the actions, and the environment of the surface.
  package typealias Present =
    @Sendable (
      TodaySession, [TodayAction], EnvironmentValues
    ) throws(TodayError) -> TodayPresentation

  package var present: Present

  package init(_ present: @escaping Present) { self.present = present }
}

extension RenderConfiguration {
  /// The actions up to the moment of a Today widget's picture, from its appearance on.
  package var todayRun: [TodayAction] {
    let leading: [TodayAction] = displayMode == .expanded ? [.showMore] : []
    return [.show] + (todayActions.isEmpty ? leading : todayActions)
  }
}

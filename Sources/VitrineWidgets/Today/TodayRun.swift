package import VitrineViews

/// A run of a Today widget on a host, from its appearance to the mode that a picture shows.
package struct TodayRun: Sendable {
  /// A function of a session before its first action, the final mode, and the environment of the surface.
  package typealias Present =
    @Sendable (
      TodaySession, NCWidgetDisplayMode, EnvironmentValues
    ) throws(TodayError) -> TodayPresentation

  package var present: Present

  package init(_ present: @escaping Present) { self.present = present }
}

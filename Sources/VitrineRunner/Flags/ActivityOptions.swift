package import ArgumentParser
package import VitrineViews
package import VitrineWidgets

/// The flags of live activities.
package struct ActivityOptions: ParsableArguments {
  @Option(
    help: """
      Live activities: activity (the Lock Screen's), island-compact, island-attached, island-minimal, island-expanded, \
      activity-fullscreen, activity-watch, activity-carplay, -carplay-tall, -carplay-narrow, or all; by default those that the device has.
      """, completion: .surfaces)
  package var surface: String?

  package init() {}

  /// Returns the requested presentations; nil without the flag.
  package func presentations() throws(UsageError) -> RenderMatrix.Choice<ActivityPresentation>? {
    guard let surface else { return nil }
    return try ListArgument.surfaces(surface)
  }

  /// Refuses the flag where it has no effect.
  func checkUnused(by subject: String) throws(UsageError) {
    if surface != nil { throw UsageError("--surface is for live activities; \(subject)") }
  }
}

package import ArgumentParser
package import VitrineViews
package import VitrineWidgets

/// The flags of live activities and controls.
package struct ActivityOptions: ParsableArguments {
  @Option(
    help: """
      Live activities: activity (the Lock Screen's), island-compact, island-attached, island-minimal, island-expanded, \
      activity-fullscreen, activity-watch, activity-carplay, -carplay-tall, -carplay-narrow; controls: control-small, \
      control-medium, control-large; or all; by default those that the device has.
      """, completion: .surfaces)
  package var surface: String?

  package init() {}

  /// Returns the requested forms of one kind of declaration; nil without the flag.
  ///
  /// - Parameters:
  ///   - what: the kind of declaration, for messages.
  ///   - isOwn: whether a form is of the kind; a bundle may have others, whose forms are not this declaration's.
  package func surfaces(
    of what: String, where isOwn: (Surface) -> Bool
  ) throws(UsageError) -> RenderMatrix.Choice<Surface>? {
    guard let surface else { return nil }
    guard case .listed(let list) = try ListArgument.surfaces(surface) else { return .all }
    let own = list.filter(isOwn)
    if own.isEmpty {
      let known = Surface.named.filter(isOwn).compactMap(\.name).joined(separator: ", ")
      throw UsageError("--surface \(surface) names none of \(what); it has \(known)")
    }
    return .listed(own)
  }

  /// Refuses the flag where it has no effect.
  func checkUnused(by subject: String) throws(UsageError) {
    if surface != nil {
      throw UsageError("--surface is for live activities and controls; \(subject)")
    }
  }
}

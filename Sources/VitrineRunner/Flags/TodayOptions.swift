package import ArgumentParser
package import VitrineViews
package import VitrineWidgets

/// The flags of Today widgets, iOS 9 to 13.
package struct TodayOptions: ParsableArguments {
  @Option(
    help: "Today widgets: compact, expanded, or all; from iOS 10 on.", completion: .displayModes)
  package var displayMode = "compact"

  @Option(
    help: """
      Today widgets: what happens after the widget has appeared, up to the picture; a list of show-more, \
      show-less, dismiss and show.
      """, completion: .actions)
  package var actions: String?

  @Flag(
    help: "Today widgets of iOS 9: the very first display, with the insets added to the height.")
  package var firstDisplay = false

  package init() {}

  /// Returns the requested display modes.
  package func modes() throws(UsageError) -> RenderMatrix.Choice<NCWidgetDisplayMode> {
    try ListArgument.displayModes(displayMode)
  }
}

extension TodayOptions {
  /// Returns the requested actions.
  package func actionList() throws(UsageError) -> [TodayAction] {
    guard let actions else { return [] }
    if displayMode != "compact" {
      throw UsageError("--actions and --display-mode both say what is shown; give one")
    }
    let list = try ListArgument.actions(actions)
    if list.count > Self.mostActions {
      throw UsageError("--actions lists at most \(Self.mostActions) actions, not \(list.count)")
    }
    return list
  }

  /// Refuses flags that have no effect on what is not a Today widget.
  func checkUnused(by subject: String) throws(UsageError) {
    if displayMode != "compact" {
      throw UsageError("--display-mode is for Today widgets; \(subject)")
    }
    if actions != nil { throw UsageError("--actions is for Today widgets; \(subject)") }
  }

  /// The largest number of actions; each runs the widget's callbacks.
  private static let mostActions = 100
}

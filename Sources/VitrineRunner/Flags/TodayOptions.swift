import ArgumentParser
package import VitrineViews
package import VitrineWidgets

/// The flags of Today widgets, iOS 9 to 11.
package struct TodayOptions: ParsableArguments {
  @Option(help: "Today widgets: compact, expanded, or all; iOS 10 and 11.")
  package var displayMode = "compact"

  @Flag(
    help: "Today widgets of iOS 9: the very first display, with the insets added to the height.")
  package var firstDisplay = false

  package init() {}

  /// Returns the requested display modes.
  package func modes() throws(UsageError) -> RenderMatrix.Choice<NCWidgetDisplayMode> {
    if displayMode == "all" { return .all }
    let known = NCWidgetDisplayMode.allCases
    var modes: [NCWidgetDisplayMode] = []
    for part in displayMode.split(separator: ",") {
      guard let mode = known.first(where: { $0.caseName == part }) else {
        throw .unknown(
          String(part), what: "display mode", among: known.map(\.caseName) + ["all"])
      }
      if !modes.contains(mode) { modes.append(mode) }
    }
    if modes.isEmpty { throw UsageError("--display-mode is empty") }
    return .listed(modes)
  }
}

extension DrawingOptions {
  /// Returns the configurations for a widget's pictures.
  package func expansion(
    of matrix: RenderMatrix, for widget: WidgetDescription
  ) throws -> RenderMatrix.Expansion {
    guard let today = widget.today else {
      if self.today.displayMode != "compact" {
        throw UsageError(
          "--display-mode is for Today widgets; '\(widget.kind)' is one of WidgetKit, which has "
            + "families")
      }
      return try matrix.expand(declared: size == nil ? widget.families : nil)
    }
    if family != "all" {
      throw UsageError("--family is for WidgetKit's widgets; '\(widget.kind)' is a Today widget")
    }
    if size != nil { throw UsageError("--size does not go with a Today widget: its host sizes it") }
    return try matrix.expand(today: today, modes: self.today.modes())
  }
}

import VitrineGraphics
import VitrineViews
package import VitrineWidgets

extension DrawingOptions {
  /// Returns the configurations for a widget's pictures.
  package func expansion(
    of matrix: RenderMatrix, for widget: WidgetDescription
  ) throws -> RenderMatrix.Expansion {
    let expansion = try pictures(of: matrix, for: widget)
    try screen.check(expansion.configurations, of: widget)
    return expansion
  }

  private func pictures(
    of matrix: RenderMatrix, for widget: WidgetDescription
  ) throws -> RenderMatrix.Expansion {
    var matrix = matrix
    switch widget.declared {
    case .families:
      let subject = "'\(widget.kind)' is one of WidgetKit, which has families"
      try today.checkUnused(by: subject)
      try activity.checkUnused(by: subject)
      return try size == nil ? matrix.expand(for: widget) : matrix.expand(declared: nil)
    case .today:
      let subject = "'\(widget.kind)' is a Today widget"
      try activity.checkUnused(by: subject)
      try checkNoFamily(subject)
      if size != nil {
        throw UsageError("--size does not go with a Today widget: its host sizes it")
      }
      matrix.common.todayActions = try today.actionList()
      matrix.displayModes = try today.modes()
    case .activity:
      let subject = "'\(widget.kind)' is a live activity"
      try today.checkUnused(by: subject)
      try checkNoFamily(subject)
      if size != nil {
        throw UsageError("--size does not go with a live activity: its views size it")
      }
      matrix.presentations = try activity.presentations()
    }
    return try matrix.expand(for: widget)
  }

  private func checkNoFamily(_ subject: String) throws(UsageError) {
    if family != "all" { throw UsageError("--family is for WidgetKit's widgets; \(subject)") }
  }
}

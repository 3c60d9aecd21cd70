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
      try check(widget, is: "a live activity")
      let asked = try activity.surfaces(of: "a live activity") { $0.presentation != nil }
      // A page of a scene document says the form itself.
      matrix.surfaces = asked ?? matrix.surfaces
    case .control:
      try check(widget, is: "a control")
      let asked = try activity.surfaces(of: "a control") { $0.controlSize != nil }
      matrix.surfaces = asked ?? matrix.surfaces
    }
    return try matrix.expand(for: widget)
  }

  /// Refuses flags of widgets.
  private func check(_ widget: WidgetDescription, is what: String) throws(UsageError) {
    let subject = "'\(widget.kind)' is \(what)"
    try today.checkUnused(by: subject)
    try checkNoFamily(subject)
    if size != nil {
      throw UsageError("--size does not go with \(what), which has a size of its own")
    }
  }

  private func checkNoFamily(_ subject: String) throws(UsageError) {
    if family != "all" { throw UsageError("--family is for WidgetKit's widgets; \(subject)") }
  }
}

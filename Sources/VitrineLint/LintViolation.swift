package import VitrineGraphics
package import VitrineLayout
package import VitrineWidgets

/// One breach of a rule, in one picture or in a widget's declaration.
package struct LintViolation: Hashable, Sendable {
  /// The path from the root to the view; empty for the widget as a whole.
  package var path: String
  /// The name that `id(_:)` or `accessibilityIdentifier(_:)` gave the view.
  package var name: String?
  /// The mistake, with the measured value and the limit.
  package var message: String
  /// The measured value with its unit; empty where nothing is measured.
  package var measured: String
  /// The limit with its unit.
  package var limit: String
  /// The place in points of the canvas; nil without one.
  package var rect: Rect?
  /// The distance of the measured value beyond the limit, for the choice of the worst picture: larger is worse.
  package var excess: Double
  /// The place where the author wrote the view.
  package var source: ViewSource?
  /// The notes by which the view or one around it breaks rules on purpose: their names and rules.
  package var notes: [NodeSetting] = []
  /// The picture that shows it; nil for findings about the declaration.
  package var configuration: RenderConfiguration?

  init(
    _ message: String, path: String = "", name: String? = nil, measured: String = "",
    limit: String = "", rect: Rect? = nil, excess: Double = 0
  ) {
    self.message = message
    self.path = path
    self.name = name
    self.measured = measured
    self.limit = limit
    self.rect = rect
    self.excess = excess
  }
}

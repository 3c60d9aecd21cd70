import VitrineCharts

/// A modifier of the marks of a chart that a document can name.
package struct MarkModifierDeclaration: Declaration {
  typealias Change = @Sendable (AnyChartContent, Arguments) throws(DocumentError) -> AnyChartContent

  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String?
  var change: Change

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter], primary: String? = nil,
    change: @escaping Change
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.primary = primary
    self.change = change
  }
}

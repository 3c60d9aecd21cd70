import VitrineCharts

/// A mark of a chart that a document can name.
package struct MarkDeclaration: Declaration {
  package var name: String
  package var summary: String
  package var parameters: [Parameter]
  package var primary: String? { nil }
  var build: @Sendable (Arguments) throws(DocumentError) -> AnyChartContent

  init(
    _ name: String, _ summary: String, _ parameters: [Parameter],
    build: @escaping @Sendable (Arguments) throws(DocumentError) -> AnyChartContent
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.build = build
  }
}

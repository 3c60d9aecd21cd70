import ArgumentParser
import Vitrine
import VitrineDocuments

/// Prints the JSON Schema of documents, or of what a verb prints.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "schema",
    abstract: "Prints the JSON Schema of documents, or of what a verb prints.",
    discussion: VerbExamples.text("schema"))

  @Option(
    help: ArgumentHelp(
      "Of the JSON that a verb prints: \(OutputSchema.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"))
  var output: String?

  func run() throws {
    guard let output else { return Output.text(JSONSchema.text()) }
    guard let schema = OutputSchema(rawValue: output) else {
      throw UsageError.unknown(
        output, what: "output", among: OutputSchema.allCases.map(\.rawValue))
    }
    Output.line(schema.text)
  }
}

import ArgumentParser
import Vitrine
import VitrineDocuments

/// Prints the JSON Schema of documents, or of what a verb prints.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "schema",
    abstract: "Prints the JSON Schema of documents, or of what a verb prints.",
    discussion: VerbExamples.text("schema"))

  @Argument(
    help: ArgumentHelp(
      "Of one document, whose own views, colours and fonts it names; - reads standard input.",
      valueName: "document"),
    completion: .documents)
  var document: String?

  @Option(
    help: ArgumentHelp(
      "Of the JSON that a verb prints: \(OutputSchema.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"))
  var output: String?

  func run() throws {
    guard let output else {
      guard let document else { return Output.text(JSONSchema.text()) }
      return Output.text(JSONSchema.text(of: try Input.root(document, .standard)))
    }
    if let document {
      throw UsageError("--output is the schema of what a verb prints; leave out '\(document)'")
    }
    guard let schema = OutputSchema(rawValue: output) else {
      throw UsageError.unknown(
        output, what: "output", among: OutputSchema.allCases.map(\.rawValue))
    }
    Output.line(schema.text)
  }
}

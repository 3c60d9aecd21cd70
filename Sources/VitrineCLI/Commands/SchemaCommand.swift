import ArgumentParser
import Vitrine
import VitrineDocuments

/// Prints the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of documents.")

  func run() throws { Output.text(JSONSchema.text()) }
}

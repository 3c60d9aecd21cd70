import ArgumentParser
import Vitrine
import VitrineGenerators

/// Prints the classes that Xcode generates for intent definitions as a source file.
struct IntentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "intents",
    abstract: "Prints the Swift classes that Xcode generates for intent definitions.",
    discussion: VerbExamples.text("intents"))

  @Argument(
    help: "Files that end in .intentdefinition.",
    completion: .file(extensions: ["intentdefinition"]))
  var inputs: [String]

  func run() throws {
    do throws(GeneratorError) {
      Output.text(try IntentClasses(files: inputs).source + "\n")
    } catch {
      throw Failure(code: Exit.badInput, message: "error: \(error)")
    }
  }
}

import ArgumentParser
import Foundation
import Vitrine
import VitrineGenerators

/// Prints the members that Xcode generates for asset catalogues as a source file.
struct AssetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "assets",
    abstract: "Prints the Swift members that Xcode generates for colour and image sets.",
    discussion: VerbExamples.text("assets"))

  @Argument(help: "Asset catalogues, or folders that hold some.", completion: .directory)
  var inputs: [String]

  func run() throws {
    for input in inputs where !FileManager.default.fileExists(atPath: input) {
      throw Failure(code: Exit.badInput, message: "error: \(input): no such folder")
    }
    do throws(GeneratorError) {
      Output.text(try AssetSymbols(folders: inputs).source + "\n")
    } catch {
      throw Failure(code: Exit.badInput, message: "error: \(error)")
    }
  }
}

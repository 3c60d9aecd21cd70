import ArgumentParser
import Foundation
import Vitrine

/// Prints the members that Xcode generates for asset catalogues as a source file.
struct AssetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets",
    abstract: "Prints the Swift members that Xcode generates for colour and image sets.")

  @Argument(help: "Asset catalogues, or folders that hold some.")
  var inputs: [String]

  func run() throws {
    for input in inputs where !FileManager.default.fileExists(atPath: input) {
      throw Failure(code: Exit.badInput, message: "error: \(input): no such folder")
    }
    let symbols = AssetSymbols(folders: inputs.map { URL(fileURLWithPath: $0) })
    if let problem = symbols.problem {
      throw Failure(code: Exit.badInput, message: "error: \(problem)")
    }
    Output.text(symbols.source + "\n")
  }
}

import ArgumentParser
import Vitrine

/// Flags about names that Swift sources use and nobody declares.
struct InventionOptions: ParsableArguments {
  @Option(
    help: """
      Of Swift: a source with declarations for names that nobody has. Where it is not there, those that are invented are \
      written to it.
      """, completion: .file(extensions: ["swift"]))
  var stubs: String?

  @Flag(help: "Of Swift: takes names that nobody declares for errors, and invents no declarations.")
  var noInvent = false

  var choice: InventionChoice { InventionChoice(isAllowed: !noInvent, stubs: stubs) }

  /// Refuses the flags where no input is Swift's.
  func checkUnused(by inputs: [String]) throws {
    let given = [("--stubs", stubs != nil), ("--no-invent", noInvent)]
    guard let (flag, _) = given.first(where: \.1), !inputs.contains(where: ExtensionInput.isMeant)
    else { return }
    throw UsageError("\(flag) is for Swift sources, not for documents")
  }
}

import ArgumentParser
import Vitrine
import VitrineImages

/// Writes manual pages; packages call it, so that help does not show it.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "manual",
    abstract: "Writes manual pages, as packages install them.",
    shouldDisplay: false)

  @Argument(help: "The verb whose page is printed; without it the program's.")
  var verb: String?

  @Option(
    name: .shortAndLong, help: "The folder that all pages are written into instead.",
    completion: .directory)
  var output: String?

  func run() throws {
    let topics = HelpTopic.allCases.map { ManualPage.Topic(name: $0.rawValue, text: $0.text) }
    let pages = try ManualPage.all(
      of: CommandDump.program(VitrineCommand._dumpHelp()), topics: topics,
      ofVerbs: [HelpTopic.exitCodes.rawValue])
    if let output {
      if let verb { throw UsageError("-o writes the pages of all verbs; leave out '\(verb)'") }
      try OutputFolder.make(output)
      for page in pages { try writeFile(Array(page.text.utf8), to: output + "/" + page.file) }
      return
    }
    let name = ["vitrine", verb].compactMap(\.self).joined(separator: "-")
    guard let page = pages.first(where: { $0.file == name + ".1" }) else {
      let verbs = pages.dropFirst().map { String($0.file.dropFirst(8).dropLast(2)) }
      throw UsageError.unknown(verb ?? "", what: "command", among: verbs)
    }
    Output.exact(page.text)
  }
}

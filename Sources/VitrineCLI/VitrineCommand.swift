import ArgumentParser
import Vitrine

/// The program with its subcommands.
@main
struct VitrineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Renders iOS widgets to PNG.", version: EngineVersion.current,
    subcommands: [
      RenderCommand.self, InspectCommand.self, CheckCommand.self, AcceptCommand.self,
      PruneCommand.self, DiffCommand.self, ReportCommand.self, LintCommand.self,
      BatchCommand.self, WorkerCommand.self, AgentCommand.self, InitCommand.self,
      DevicesCommand.self, FontsCommand.self,
      SymbolsCommand.self, SchemaCommand.self, AssetsCommand.self, IntentsCommand.self,
    ])

  static func main() {
    ProcessSetup.run()
    Exit.end(of: {
      try checkVerb()
      var command = try parseAsRoot()
      try command.run()
    })
  }

  /// Refuses unknown subcommands, which the parser would call unexpected arguments.
  private static func checkVerb() throws {
    let verbs = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let verb = CommandLine.arguments.dropFirst().first, !verb.hasPrefix("-"),
      !verbs.contains(verb)
    else { return }
    throw UsageError.unknown(verb, what: "command", among: verbs)
  }
}

import ArgumentParser
import Vitrine

/// The program: its verbs.
@main
struct VitrineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Renders iOS widgets to PNG.", version: EngineVersion.current,
    subcommands: [
      RenderCommand.self, InspectCommand.self, CheckCommand.self, AcceptCommand.self,
      PruneCommand.self, DiffCommand.self, ReportCommand.self, DevicesCommand.self, FontsCommand.self,
      SymbolsCommand.self, SchemaCommand.self,
    ])

  static func main() {
    Exit.end(of: {
      var command = try parseAsRoot()
      try command.run()
    })
  }
}

import ArgumentParser
import Vitrine
import VitrineDocuments

/// The program `vitrine`.
package enum CommandLineProgram {
  /// Runs with the arguments of the process, and ends it.
  package static func run() { VitrineCommand.main() }
}

/// The program with its subcommands.
struct VitrineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Renders iOS widgets to PNG.",
    discussion: """
      Besides the verbs, help has topics: \(HelpTopic.list); and the names of documents: \(HelpTopic.kinds), each alone or \
      with a name, as in vitrine help view Gauge.
      """,
    version: EngineVersion.current,
    subcommands: [
      RenderCommand.self, GalleryCommand.self, InspectCommand.self, CheckCommand.self,
      AcceptCommand.self,
      PruneCommand.self, DiffCommand.self, ReportCommand.self, LintCommand.self,
      PreviewCommand.self,
      BatchCommand.self, WorkerCommand.self, AgentCommand.self, InitCommand.self,
      DevicesCommand.self, FontsCommand.self,
      SymbolsCommand.self, SchemaCommand.self, AssetsCommand.self, IntentsCommand.self,
      ManualCommand.self,
    ])

  static func main() {
    ProcessSetup.run()
    Exit.end(of: {
      if var command = verb() { return try command.run() }
      if try answer() { return }
      var command = try parseAsRoot()
      try command.run()
    })
  }

  /// Reads the arguments of a verb alone, which takes less time than with the flags of all verbs.
  ///
  /// - Returns: nil for what the parser of the whole program answers: help, completions and mistakes, whose messages
  ///   name the program.
  private static func verb() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    let verb = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    guard let verb, let command = try? verb.parseAsRoot(Array(arguments.dropFirst())) else {
      return nil
    }
    // Where help is asked for, the parser returns a command of its own.
    return type(of: command) == verb ? command : nil
  }

  /// Answers what is no verb, and refuses unknown verbs, which the parser would call unexpected arguments.
  private static func answer() throws -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    if Array(arguments) == ["--version"] {
      Output.text(VersionText.text)
      return true
    }
    let all = configuration.subcommands.map { $0.configuration }
    let verbs = all.compactMap(\.commandName)
    let shown = all.filter(\.shouldDisplay).compactMap(\.commandName)
    guard let verb = arguments.first else { return false }
    if verb.hasPrefix("-") {
      try check(flag: verb, before: arguments.first { verbs.contains($0) })
      return false
    }
    guard verb == "help" else {
      if verbs.contains(verb) { return false }
      throw UsageError.unknown(verb, what: "command", among: shown + ["help"])
    }
    guard let subject = arguments.dropFirst().first, !subject.hasPrefix("-"),
      !verbs.contains(subject)
    else { return false }
    if let kind = VocabularyKind(rawValue: subject) {
      Output.exact(try HelpTopic.text(of: kind, Array(arguments.dropFirst(2))))
      return true
    }
    guard let topic = HelpTopic(rawValue: subject) else {
      if let kind = VocabularyKind.kinds(of: subject).first {
        throw UsageError(
          "'\(subject)' is a \(kind.title): vitrine help \(kind.rawValue) \(subject)")
      }
      let topics = HelpTopic.allCases.map(\.rawValue) + VocabularyKind.allCases.map(\.rawValue)
      throw UsageError.unknown(subject, what: "command or topic", among: shown + topics)
    }
    Output.exact(topic.text)
    return true
  }

  /// Refuses a flag in place of a verb that only verbs have, or nothing.
  private static func check(flag: String, before verb: String?) throws(UsageError) {
    let name = String(flag.prefix { $0 != "=" })
    guard !ownFlags.contains(name) else { return }
    if let verb { throw UsageError("'\(name)' comes after the verb: vitrine \(verb) \(name)") }
    throw .unknown(name, what: "flag", among: ["--version", "--help"])
  }

  /// The flags of the program itself, those of the argument parser among them.
  private static let ownFlags: Set = [
    "--version", "--help", "-h", "-help", "--help-hidden", "-help-hidden",
    "--generate-completion-script", "---completion", "--experimental-dump-help", "--",
  ]
}

extension CommandConfiguration {
  /// Returns the configuration of a verb.
  ///
  /// With the name of the program before its own, the verb's parser leaves requests for completions to the parser of
  /// the whole program, and need not build the flags of such requests in every run.
  static func verb(
    _ name: String, abstract: String, discussion: String = "", shouldDisplay: Bool = true
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "vitrine", abstract: abstract, discussion: discussion,
      shouldDisplay: shouldDisplay)
  }
}

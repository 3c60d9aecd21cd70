import Vitrine
import VitrineDocuments

/// The manual pages: one of the program, and one of each verb.
struct ManualPage {
  /// The name of its file, such as `vitrine-render.1`.
  var file: String
  var text: String

  /// A topic of help beside the verbs.
  struct Topic {
    /// Words with hyphens between them.
    var name: String
    var text: String
  }

  /// Returns the pages of a program.
  ///
  /// - Parameters:
  ///   - topics: the sections of its own page.
  ///   - names: the topics that are sections of verbs' pages, too.
  static func all(
    of program: CommandDump, topics: [Topic], ofVerbs names: [String]
  ) -> [ManualPage] {
    let shared = topics.filter { names.contains($0.name) }
    let verbs = (program.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    return [ManualPage(program: program, verbs: verbs, topics)]
      + verbs.map { ManualPage(verb: $0, of: program, shared) }
  }

  private init(_ name: String, _ lines: [[String]]) {
    file = name + ".1"
    let head =
      ".TH \(Roff.text(name.uppercased())) 1 \"\" \"Vitrine \(EngineVersion.current)\" \"Vitrine\""
    text = ([head] + lines.joined()).map { $0 + "\n" }.joined()
  }

  private init(program: CommandDump, verbs: [CommandDump], _ topics: [Topic]) {
    let name = program.commandName
    let kinds = VocabularyKind.allCases.map(\.rawValue).joined(separator: "|")
    self.init(
      name,
      [
        Self.names(name, program),
        [
          ".SH SYNOPSIS", Roff.bold(name) + " " + Roff.value("verb") + " [options]", ".br",
          Roff.bold("\(name) help") + " " + Roff.value("verb"), ".br",
          Roff.bold("\(name) help \(kinds)") + " [" + Roff.value("name") + "]",
        ],
        [".SH VERBS"]
          + verbs.flatMap {
            [".TP", Roff.bold($0.commandName), Roff.text($0.abstract ?? "")]
          },
        Self.options(program),
        topics.flatMap(Self.section),
        Self.files,
        [".SH SEE ALSO"]
          + [verbs.map { "\(Roff.bold("\(name)-\($0.commandName)"))(1)" }.joined(separator: ",\n")],
      ])
  }

  private init(verb: CommandDump, of program: CommandDump, _ topics: [Topic]) {
    let name = "\(program.commandName)-\(verb.commandName)"
    let positional = Self.shown(verb).filter { $0.kind == .positional }
    let words = positional.map { Self.typed($0) }
    self.init(
      name,
      [
        Self.names(name, verb),
        [
          ".SH SYNOPSIS",
          ([Roff.bold("\(program.commandName) \(verb.commandName)")] + words + ["[options]"])
            .joined(separator: " "),
        ],
        verb.discussion.map { [".SH DESCRIPTION"] + Roff.paragraphs($0) } ?? [],
        positional.isEmpty ? [] : [".SH ARGUMENTS"] + positional.flatMap(Self.entry),
        Self.options(verb),
        topics.flatMap(Self.section),
        [".SH SEE ALSO", "\(Roff.bold(program.commandName))(1)"],
      ])
  }
}

// The sections.
extension ManualPage {
  private static func names(_ name: String, _ command: CommandDump) -> [String] {
    var phrase = command.abstract ?? ""
    if phrase.hasSuffix(".") { phrase.removeLast() }
    return [".SH NAME", "\(Roff.text(name)) \\- \(Roff.text(phrase))"]
  }

  private static func shown(_ command: CommandDump) -> [CommandDump.Argument] {
    (command.arguments ?? []).filter(\.shouldDisplay)
  }

  private static func options(_ command: CommandDump) -> [String] {
    let flags = shown(command).filter { $0.kind != .positional }
    let plain = flags.filter { $0.sectionTitle == nil }
    var titles: [String] = []
    for title in flags.compactMap(\.sectionTitle) where !titles.contains(title) {
      titles.append(title)
    }
    let groups = titles.map { title in
      [".SS \(Roff.text(title))"]
        + flags.filter { $0.sectionTitle == title }.flatMap(entry)
    }
    return [".SH OPTIONS"] + plain.flatMap(entry) + groups.joined()
  }

  private static func entry(_ argument: CommandDump.Argument) -> [String] {
    var words = Roff.text(argument.abstract ?? "")
    // Which loops of pixels are the default is up to the machine that writes the page.
    if let value = argument.defaultValue, argument.valueName != "kernels" {
      words += " The default is \(Roff.text(value))."
    }
    return [".TP", typed(argument), words]
  }

  /// An argument as it is typed.
  private static func typed(_ argument: CommandDump.Argument) -> String {
    let value = Roff.value(argument.valueName ?? "value")
    guard argument.kind != .positional else {
      let word = value + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(word)]" : word
    }
    let names = (argument.names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
    return argument.kind == .flag ? names : names + " " + value
  }

  private static func section(_ topic: Topic) -> [String] {
    let title = Roff.text(topic.name.uppercased().replacing("-", with: " "))
    return [".SH \(title)"] + Roff.preformatted(topic.text)
  }

  /// The files of an installed program.
  private static var files: [String] {
    [
      ".SH INSTALLED FILES", ".TP", Roff.text("../lib/vitrine/vitrine"),
      "the program, from the folder of the command", ".TP", Roff.text("../share/vitrine/Fonts"),
      "its fonts and symbols",
    ]
  }
}

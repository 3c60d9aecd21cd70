import Foundation

/// The verbs and their flags, as the argument parser describes them; the part that manual pages show.
struct CommandDump: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var subcommands: [CommandDump]?
  var arguments: [Argument]?

  /// A flag, an option with a value, or an argument by its position.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    var kind: Kind
    var shouldDisplay: Bool
    /// The heading of its group of flags.
    var sectionTitle: String?
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
  }

  struct Name: Decodable {
    enum Kind: String, Decodable { case long, short, longWithSingleDash }

    var kind: Kind
    var name: String

    /// The name as it is typed.
    var text: String { (kind == .long ? "--" : "-") + name }
  }

  /// Reads the parser's description of a program.
  static func program(_ json: String) throws -> CommandDump {
    struct Whole: Decodable { var command: CommandDump }
    return try JSONDecoder().decode(Whole.self, from: Data(json.utf8)).command
  }
}

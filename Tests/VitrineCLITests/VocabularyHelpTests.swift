import Testing
import Yams

/// What `vitrine help` says of the names of documents.
@Suite struct VocabularyHelpTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func aViewHasItsArgumentsAndAnExample() throws {
    let help = try program.run(["help", "view", "Gauge"])
    #expect(help.code == 0 && help.errors.isEmpty)
    #expect(help.lines.first == "Gauge: a value within a range; `gaugeStyle` says how it looks")
    for line in [
      "  value                 the value", "a number; required; may stand alone",
      "a number; default: 0", "{gaugeStyle: accessoryCircular}", "Example:",
    ] {
      #expect(help.output.contains(line), "\(help.output)")
    }
    let narrow = help.lines.drop { $0 != "Arguments:" }.prefix { $0 != "Example:" }
    #expect(narrow.allSatisfy { $0.count <= 80 })
  }

  @Test func everyNameOfAKindHasHelp() throws {
    var count = 0
    for kind in ["view", "shape", "style", "mark", "mark-modifier"] {
      let list = try program.run(["help", kind])
      #expect(list.code == 0)
      let names = list.lines.dropFirst().filter { !$0.hasPrefix("   ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      for name in names {
        let help = try program.run(["help", kind, name])
        #expect(help.code == 0 && help.output.contains("\nExample:\n"), "\(kind) \(name)")
        let example = help.output.components(separatedBy: "\nExample:\n").last ?? ""
        #expect(try Yams.compose(yaml: example) != nil)
        count += 1
      }
    }
    #expect(count == 69)
    #expect(try program.run(["help", "modifier"]).output.contains("\n  padding  "))
  }

  @Test(arguments: [
    ("view Gague", "unknown view 'Gague'; did you mean 'Gauge'?"),
    ("modifier foregroundColour", "unknown modifier 'foregroundColour'; did you mean"),
    ("view padding", "'padding' is a modifier: vitrine help modifier padding"),
    ("Gauge", "'Gauge' is a view: vitrine help view Gauge"),
    ("veiw", "unknown command or topic 'veiw'; did you mean 'view'?"),
    ("view Gauge Text", "help view takes one name"),
  ])
  func mistakesSayWhatIsMeant(line: String, message: String) throws {
    let help = try program.run(["help"] + line.split(separator: " ").map(String.init))
    #expect(help.code == 2 && help.output.isEmpty)
    #expect(help.errors.contains(message), "\(help.errors)")
  }
}

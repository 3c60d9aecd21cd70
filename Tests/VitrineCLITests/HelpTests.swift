import Foundation
import Testing
import VitrineGoldens
import VitrineTesting

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What every verb says of itself, in one text: its help, an error and its JSON.
@Suite(.golden(root.path + "/Golden", artifacts: root.path + "/.artifacts")) struct HelpTests {
  private static let head = """
    # Help of every verb; then an error and, where there is one, the first line of JSON, cut at 300 characters.
    # Widget.json draws systemSmall and systemMedium.

    """

  /// The verbs, in the order of the program's help.
  private static func verbs() throws -> [String] {
    try Program().run(["--help"]).output
      .split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "SUBCOMMANDS:" }
      .dropFirst().prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Lines whose JSON is shown.
  private static let results = [
    "render": "render Widget.json --family systemSmall --json --quiet -o out",
    "inspect": "inspect Widget.json --family systemSmall --json",
    "check": "check Widget.json --family systemSmall --json", "diff": "diff a.png b.png --json",
    "lint": "lint Widget.json --json", "devices": "devices --json",
    "fonts": "fonts --covers A --json", "symbols": "symbols wind --json",
    "schema": "schema --output symbols",
  ]

  private static func program() throws -> Program {
    let program = try Program()
    let document = Program.document()
    for name in ["Widget.json", "Weather.json", "Widgets/Weather.json"] {
      try program.write(name, document.replacing("Hello", with: "Weather"))
    }
    try program.write("cities.csv", "city\nKyoto\nOslo\n")
    try program.write("jobs.ndjson", #"{"input": "Widget.json", "output": "a.png"}"# + "\n")
    let sample = root.appendingPathComponent("Tests/SamplePackage/Sources/StepsWidget")
    let set = "Assets.xcassets/StepsInk.colorset/Contents.json"
    for name in [set, "Goal.intentdefinition"] {
      let text = try String(contentsOf: sample.appendingPathComponent(name), encoding: .utf8)
      try program.write(name, text)
    }
    let drawn = try program.run(["render", "Widget.json", "-o", "drawn"])
    #expect(drawn.code == 0)
    let picture = program.folder.appendingPathComponent(
      "drawn/Weather-systemSmall-iphone-15-large-light.png")
    for name in ["a.png", "b.png", "expected.png", "actual.png"] {
      try FileManager.default.copyItem(
        at: picture, to: program.folder.appendingPathComponent(name))
    }
    return program
  }

  @Test func everyVerbSaysWhatItTakes() throws {
    let verbs = try Self.verbs()
    #expect(verbs.count >= 18)
    var text = Self.head
    for verb in verbs {
      let program = try Self.program()
      let help = try program.run([verb, "--help"])
      #expect(help.code == 0 && help.output.contains("Examples:"), "\(verb)")
      text += "\n$ vitrine \(verb) --help\n" + help.output
      for flags in [["--nonsense"], ["--nonsense", "--json"]] {
        let run = try program.run([verb] + flags)
        #expect(run.code == 2, "\(verb)")
        let first = run.errors.split(separator: "\n").first ?? ""
        text += "\n$ vitrine \(verb) \(flags.joined(separator: " "))\n\(run.code)\n\(first)\n"
      }
      if let line = Self.results[verb] { text += try Self.result(line, program) }
    }
    expectSnapshot(TextSnapshot.candidate(try GoldenName("Help"), text, comment: "#"))
  }

  private static func result(_ line: String, _ program: Program) throws -> String {
    let run = try program.run(line.split(separator: " ").map(String.init))
    let first = try #require(run.lines.first, "\(run)")
    let steady = first.replacing(/"ms":{[^}]*}/, with: #""ms":{…}"#)
    return "\n$ vitrine \(line)\n\(steady.prefix(300))\n"
  }

  /// Flags that have a `--json` are those of an output with a schema.
  @Test func everyJSONHasASchema() throws {
    let schemas = try Program().run(["schema", "--help"]).output
    for verb in try Self.verbs() {
      let help = try Program().run([verb, "--help"]).output
      // The manifest of a batch and the answers of a worker are JSON without being asked.
      // An agent's protocol and a page have forms of their own: these verbs refuse the flag.
      guard help.contains("  --json"), !["mcp", "preview"].contains(verb) else { continue }
      #expect(schemas.contains(verb), "vitrine schema --output knows no '\(verb)'")
    }
  }

  /// The examples of `--help` work as they stand there, each in a folder of its own.
  @Test func examplesWork() throws {
    var count = 0
    for verb in try Self.verbs() {
      let help = try Program().run([verb, "--help"]).output
      let lines = help.split(separator: "\n").drop { !$0.contains("Examples:") }.dropFirst()
        .prefix { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(!lines.isEmpty, "\(verb)")
      for line in lines {
        #expect(line.hasPrefix("vitrine \(verb)"), "an example is one line: \(line)")
        let program = try Self.program()
        _ = try program.run(["check", "Widgets"])
        if verb == "preview" {
          // It serves until it is ended.
          #expect(try program.shell("timeout 2 " + line).code == 124, "\(line)")
          continue
        }
        let run = try program.shell(line.contains("<") ? line : line + " < /dev/null")
        // 1 is what a missing golden, a rule or nothing to accept ends with.
        #expect(run.code <= 1, "\(line)\n\(run)")
        count += 1
      }
    }
    #expect(count >= 25)
  }
}

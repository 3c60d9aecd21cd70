import Foundation
import Testing
import VitrineGraphics

/// Every verb, given words that nobody means well with, says nothing that a terminal, a reader or a build
/// server would obey.
@Suite struct ForeignWordVerbTests {
  /// A run's arguments around some words.
  struct Run: CustomStringConvertible, Sendable {
    var arguments: [String]
    /// What `w.json` holds; nil for a sound document.
    var document: String?

    var description: String { arguments.joined(separator: " ") }
  }

  /// Words of one run: all runs together are given more than 2,000.
  private static let wordsARun = 30

  private static let lines = [
    "%", "--%", "render %", "render w.json % -o out", "render w.json --% -o out",
    "render w.json --family=%", "render w.json --device=%", "render w.json --type-size=%",
    "render w.json --scheme=%", "render w.json --mode=%", "render w.json --entry=%",
    "render w.json --at=%", "render w.json --locale=%", "render w.json --locale=ar_% --json",
    "render w.json --scene=%", "render w.json --scene=home --wallpaper=%", "render w.json --tint=%",
    "render w.json --time-zone=%", "render w.json --kernels=%", "render w.json --fonts=%",
    "render w.json --scale=%", "render w.json --size=%", "render w.json --os=%",
    "render w.json --jobs=%",
    "render w.json --with=% --scene=stack", "render w.json --status-time=% --scene=home",
    "render w.json --display-mode=%", "render w.json -o=w.json/%", "inspect %",
    "inspect w.json --stage=%",
    "check %", "check w.json --record=%", "check w.json --compare=%", "check w.json --shard=%",
    "check w.json --costs=%", "check w.json --mask=%", "check w.json --goldens=%",
    "check w.json --artifacts=w.json/%", "check w.json --html=w.json/%", "accept %",
    "accept --goldens=%", "accept --artifacts=%", "prune --goldens=% --artifacts=%",
    "report --html=w.json/% --goldens=g --artifacts=%", "diff % %", "diff w.json %",
    "diff w.json w.json --strategy=%", "diff w.json w.json --mask=%", "symbols %",
    "fonts --covers=%",
    "fonts --covers=% --json", "fonts --covers=a --locale=%", "fonts --fonts=%", "devices %",
    "assets %", "intents %",
    "schema %", "help %",
  ]

  /// Documents that hold the words where a message quotes them.
  private static let documents = [
    "%", #""%""#, #"{"%": 1}"#, #"{"vitrine": 1, "%": 2}"#,
    #"{"vitrine": 1, "kind": "%", "families": ["%"], "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "background": "%", "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"%": "a"}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"VStack": {"%": 1}}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"Text": "{%}"}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"Image": "%"}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"Image": {"systemName": "%"}}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"Text": "a", "modifiers": [{"%": 1}]}}"#,
    #"{"vitrine": 1, "kind": "W", "body": {"Text": "a", "modifiers": [{"font": "%"}]}}"#,
    #"{"vitrine": 1, "kind": "W", "entries": [{"date": "%"}], "body": "a"}"#,
    #"{"vitrine": 1, "kind": "W", "data": {"%": 1}, "body": {"Text": "{x}"}}"#,
    "vitrine: 1\nkind: W\n%: 1", "vitrine: [%", "vitrine: 1\nkind: \"%\"\nbody: *%",
  ]

  private static func runs() -> [Run] {
    var source = ForeignWords(seed: 3)
    func words() -> String { source.words(wordsARun).joined().replacing("\0", with: "") }
    let typed = lines.map { line in
      let word = words()
      return Run(
        arguments: line.split(separator: " ").map { $0.replacing("%", with: word) }.map(String.init)
      )
    }
    let written = documents.map { text in
      let word = words()
      let isJSON = text.contains("\"%")
      let quoted = isJSON ? String(UntrustedText.json(word).dropFirst().dropLast()) : word
      return Run(
        arguments: ["render", "w.json", "-o", "out"], document: text.replacing("%", with: quoted))
    }
    return typed + written
  }

  private static let sound = Program.document()

  @Test func messagesAreNotObeyed() throws {
    let program = try Program()
    let runs = Self.runs()
    #expect(runs.count * Self.wordsARun >= 2_000)
    for run in runs {
      try program.write("w.json", run.document ?? Self.sound)
      try Self.check(try program.run(run.arguments), UntrustedText.line(run.description))
    }
  }

  /// A document whose every word is foreign, drawn, inspected, compared and reported.
  @Test func resultsAreNotObeyed() throws {
    let program = try Program()
    var source = ForeignWords(seed: 5)
    /// A text that holds no expression.
    func word() -> String {
      let text = "t" + source.words(3).joined()
      let doubled = text.unicodeScalars.map {
        "{}".unicodeScalars.contains($0) ? "\($0)\($0)" : "\($0)"
      }
      return UntrustedText.json(doubled.joined())
    }
    let texts = (0..<40).map { index in
      """
      {"Text": \(word()), "modifiers": [{"id": \(word())}]}
      """
    }
    let links = (0..<10).map { _ in
      """
      {"Link": {"destination": "https://example.com/%1B", "label": \(word())}}
      """
    }
    let file =
      String(source.words(8).joined().replacing("/", with: "").replacing("\0", with: "").prefix(40))
      + ".json"
    try program.write(
      "in/" + file,
      """
      {"vitrine": 1, "kind": \(word()), "displayName": \(word()), "families": ["systemSmall"],
       "entries": [{"date": "2007-01-09T09:41", "data": {"x": \(word())}}],
       "background": "white", "body": {"VStack": [\((texts + links).joined(separator: ","))]}}
      """)
    let input = "in/" + file
    let first = try program.run(["inspect", input, "--stage", "nodes"])
    try #require(first.code == 0, "\(first.errors)")
    for stage in ["nodes", "placed", "display", "hits", "texts", "timeline"] {
      for more in [[], ["--json"]] {
        let outcome = try program.run(["inspect", input, "--stage", stage] + more)
        try Self.check(outcome, stage)
        if more.isEmpty { continue }
        for line in outcome.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }
    try Self.check(
      try program.run(["inspect", input, "--stage", "texts", "--type-size", "1,12"]), "survey")
    for more in [[], ["--json"]] {
      try Self.check(
        try program.run(["render", input, "--hits", "-o", file + ".d"] + more), "render")
      try Self.check(try program.run(["check", "in"] + more), "check")
    }
    let reports = ["--html", "r.html", "--junit", "r.xml", "--markdown", "r.md"]
    try Self.check(try program.run(["report"] + reports), "report")
    for name in ["r.html", "r.xml", "r.md"] {
      let text = String(decoding: try program.bytes(name), as: UTF8.self)
      #expect(ForeignWords.trouble(in: text) == nil, "\(name)")
    }
    try Self.check(try program.run(["accept"]), "accept")
    try Self.check(try program.run(["check", "in/" + file, "--annotations"]), "check again")
  }

  private static func check(_ outcome: Program.Outcome, _ run: String) throws {
    #expect(ForeignWords.trouble(in: outcome.output) == nil, "output of \(run)")
    #expect(ForeignWords.trouble(in: outcome.errors) == nil, "errors of \(run)")
    #expect(outcome.code != 70, "\(run): \(outcome.errors)")
  }
}

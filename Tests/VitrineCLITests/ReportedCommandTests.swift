import Foundation
import Testing

/// The command that each report of a run prints accepts what the run left, pasted where it ran.
@Suite struct ReportedCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  /// A document of one family in a folder whose name a shell would split.
  private func put(_ kind: String, _ word: String) throws {
    try program.write(
      "My 'w'/\(kind).json",
      """
      {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"], "background": "white",
       "body": "\(word)"}
      """)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try program.bytes(name), as: UTF8.self)
  }

  /// Where nothing is there, one picture differs, some do and some are missing, or many differ.
  enum Case: String, CaseIterable { case missing, different, both, many }

  /// What a run of the case leaves.
  private func prepare(_ state: Case) throws -> (check: Program.Outcome, count: Int) {
    let kinds = (0..<(state == .many ? 12 : 2)).map { "K\($0)" }
    for kind in kinds { try put(kind, "a") }
    if state != .missing {
      _ = try program.run(["check", "My 'w'"])
      _ = try program.run(["accept"])
      for kind in state == .different ? ["K1"] : kinds { try put(kind, "b") }
    }
    if state == .both { try put("New", "c") }
    let check = try program.run([
      "check", "My 'w'", "--markdown", "r.md", "--junit", "r.xml", "--html", "r.html",
      "--annotations",
    ])
    let counts: [Case: Int] = [.missing: 2, .different: 1, .both: 3, .many: 12]
    return (check, counts[state] ?? 0)
  }

  /// The lines that stand behind `accept with: `, or with a count.
  private func commands(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /accept (?:[0-9]+ )?with: (vitrine .*)/).map { String($0.output.1) }
    }
  }

  private func dryRun(_ command: String) throws -> Set<String> {
    let outcome = try program.shell(command + " --dry-run")
    #expect(outcome.code == 0, "\(command): \(outcome)")
    return Set(outcome.lines.dropLast())
  }

  @Test(arguments: Case.allCases) func everyReportPrintsACommandThatWorks(state: Case) throws {
    let (check, count) = try prepare(state)
    #expect(check.code == 1)
    let report = try program.run(["report"])
    var whole: [(String, String)] = []
    for (name, output) in [("check", check.output), ("report", report.output)] {
      let lines = output.split(separator: "\n").filter { !$0.hasPrefix("::") }.joined(
        separator: "\n")
      whole.append((name, try #require(commands(in: lines).last)))
    }
    let markdown = try text("r.md").components(separatedBy: "```")
    #expect(markdown.count == 3)
    whole.append(("Markdown", markdown[1].dropFirst(2).trimmingCharacters(in: .newlines)))
    whole.append(("HTML", try command(ofPage: text("r.html"))))
    let taken = try dryRun(whole[0].1)
    #expect(taken.count == count)
    for (name, command) in whole { #expect(try dryRun(command) == taken, "\(name): \(command)") }

    let annotations = check.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
      .joined(separator: "\n").replacing("%0A", with: "\n")
    let junit = try text("r.xml").replacing("&#10;", with: "\n").replacing("</failure>", with: "\n")
    for (name, text) in [("annotations", annotations), ("JUnit", junit)] {
      let each = commands(in: text)
      #expect(each.count == count, "\(name)")
      #expect(try Set(each.flatMap { try dryRun($0) }) == taken, "\(name)")
    }

    #expect(try program.shell(whole[2].1).code == 0)
    #expect(try program.run(["check", "My 'w'"]).code == 0)
  }

  /// What the page shows once all its failures are chosen: its script puts their names in.
  private func command(ofPage page: String) throws -> String {
    let start = try #require(page.range(of: #"<script type="application/json" id="records">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let command = try #require(root["command"] as? String)
    let records = try #require(root["records"] as? [[String: Any]])
    let names = records.filter { $0["state"] as? String != "identical" }
      .compactMap { $0["name"] as? String }
    return command.replacing(
      "vitrine accept", with: "vitrine accept " + names.joined(separator: " "))
  }

  @Test func passesHaveNoCommand() throws {
    try put("A", "a")
    _ = try program.run(["check", "My 'w'"])
    _ = try program.run(["accept"])
    let check = try program.run(["check", "My 'w'", "--markdown", "r.md"])
    #expect(check.lines == ["1 identical"])
    #expect(try !text("r.md").contains("ccept"))
  }

  /// A script that asks for goldens gets them or is told that it did not.
  @Test func acceptingNothingIsNoSuccess() throws {
    let (_, _) = try prepare(.different)
    let bare = try program.run(["accept"])
    #expect(bare.code == 1 && bare.output == "0 goldens accepted\n")
    let command = try #require(commands(in: bare.errors.replacing("; ", with: "\n")).first)
    #expect(try dryRun(command).count == 1)
    let similar = try program.run(["accept", "--only-similar"])
    #expect(similar.code == 1 && similar.errors.contains("within the tolerance"))
    #expect(try program.run(["accept", "K0*"]).errors.contains("it passes"))
    try put("New", "c")
    _ = try program.run(["check", "My 'w'"])
    let some = try program.run(["accept"])
    #expect(some.code == 0 && some.errors.contains("1 more is left; accept 1 with: "))
  }
}

import Foundation
import Testing

/// The page on files has a row for each verb, and names flags that the verb has. `Tests/Long/files` compares the rows
/// with what the program does.
@Suite struct FilesPageTests {
  private struct Row {
    var verb: String
    var flags: Set<String>
  }

  /// What is no verb of the program's list: hidden, or made by the parser of arguments.
  private static let others: Set<String> = ["manual", "help", "completions"]

  private static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Vitrine/Vitrine.docc/Files.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, cells[1].hasPrefix(" `") else { return nil }
      let words = cells[2...3].joined(separator: " ").split(separator: "`").map(String.init)
      return Row(
        verb: cells[1].trimmingCharacters(in: [" ", "`"]),
        flags: Set(
          words.filter { $0.hasPrefix("-") }.map { String($0.prefix { !"/.".contains($0) }) }))
    }
  }

  @Test func everyVerbHasARow() throws {
    let help = try Program().run(["--help"]).output
    let verbs = help.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(verbs.count == 20)
    #expect(Set(try Self.rows().map(\.verb)) == Set(verbs).union(Self.others))
  }

  @Test func everyFlagIsTheVerbs() throws {
    for row in try Self.rows() where !row.flags.isEmpty {
      let help = try Program().run([row.verb, "--help"]).output
      for flag in row.flags { #expect(help.contains(flag), "\(row.verb) \(flag)") }
    }
  }
}

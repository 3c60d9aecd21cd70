import Foundation
import Testing

/// The tables of the page on the command line are what the program says of itself.
@Suite struct VerbTableTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Vitrine/Vitrine.docc/CommandLine.md")

  /// The rows that the program's help makes: its lists of verbs wrap at 80 columns.
  private func rows(of help: String) -> [String] {
    var rows: [String] = []
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
    for line in lines {
      let words = line.split(separator: " ").joined(separator: " ")
      if line.hasPrefix("   ") {
        rows[rows.count - 1] += " " + words
      } else {
        let parts = words.split(separator: " ", maxSplits: 1)
        rows.append("`\(parts[0])` | " + (parts.last ?? ""))
      }
    }
    return rows.map { "| \($0) |" }
  }

  @Test func tableIsTheHelp() throws {
    let rows = rows(of: try Program().run(["--help"]).output)
    #expect(rows.count == 20)
    let table = (["| verb | does |", "| --- | --- |"] + rows).joined(separator: "\n")
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(page.contains("\n\n" + table + "\n\n"), "the page lacks:\n\(table)")
  }

  /// The rows that `help exit-codes` makes: a code, its meaning, and lines that go on.
  private func rows(ofCodes help: String) -> [String] {
    var rows: [String] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: {
      !$0.isEmpty
    }) {
      let words = line.split(separator: " ")
      if line.hasPrefix(" ") {
        rows[rows.count - 1] += " " + words.joined(separator: " ")
      } else {
        rows.append("\(words[0]) | " + words.dropFirst().joined(separator: " "))
      }
    }
    return rows.map { "| \($0) |" }
  }

  @Test func codesAreTheHelp() throws {
    let rows = rows(ofCodes: try Program().run(["help", "exit-codes"]).output)
    #expect(rows.count == 5)
    let table = (["| code | means |", "| --- | --- |"] + rows).joined(separator: "\n")
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(page.contains("\n\n" + table + "\n\n"), "the page lacks:\n\(table)")
  }
}

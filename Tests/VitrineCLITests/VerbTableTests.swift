import Foundation
import Testing

/// README's table of verbs is what the program says of itself.
@Suite struct VerbTableTests {
  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("README.md")

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
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(readme.contains("\n\n" + table + "\n\n"), "README lacks:\n\(table)")
  }
}

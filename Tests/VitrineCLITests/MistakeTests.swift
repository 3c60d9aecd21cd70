import Foundation
import Testing
import VitrineGoldens
import VitrineTesting

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// What usual mistakes end with and say, held word by word in one text.
@Suite(.golden(root + "/Golden", artifacts: root + "/.artifacts")) struct MistakeTests {
  private static let head = """
    # Usual mistakes: what was typed (and what w.json held), the exit code, and what was said.
    # hello.json draws systemSmall and systemMedium; empty is a folder.

    """

  @Test func usualMistakesSayWhatTheyAre() throws {
    #expect(Mistake.all.count >= 40)
    var text = Self.head
    for mistake in Mistake.all { text += try Self.entry(mistake) }
    expectSnapshot(TextSnapshot.candidate(try GoldenName("Mistakes"), text, comment: "#"))
  }

  private static func entry(_ mistake: Mistake) throws -> String {
    let program = try Program()
    try program.write("hello.json", Program.document())
    try program.write("empty/notes.txt", "no document")
    if let document = mistake.document { try program.write("w.json", document) }
    for line in mistake.before { _ = try program.run(line) }
    let outcome = try program.run(mistake.arguments)
    let commands = (mistake.before + [mistake.arguments]).map {
      "$ vitrine " + $0.joined(separator: " ")
    }
    let typed = [mistake.document.map { "w.json: " + $0 }].compactMap(\.self) + commands
    return "\n" + typed.joined(separator: "\n") + "\n\(outcome.code)\n" + said(outcome)
  }

  /// Standard error without the lines that the parser of flags takes from its help.
  private static func said(_ outcome: Program.Outcome) -> String {
    let help = ["Usage:", "Help:", "  See '"]
    return outcome.errors.split(separator: "\n")
      .filter { line in !help.contains { line.hasPrefix($0) } }
      .map { $0 + "\n" }.joined()
  }
}

import Foundation
import Testing

/// A first `vitrine check` lacks all goldens: it says so once, and gives one command.
@Suite struct FirstRunTests {
  private static let document =
    #"{"vitrine":1,"kind":"Steps","body":{"Text":"Steps","modifiers":[{"minimumScaleFactor":0.3}]}}"#

  @Test func missingGoldensAreCountedAndAcceptedByOneCommand() throws {
    let program = try Program()
    try Self.document.write(
      to: program.folder.appendingPathComponent("w.json"), atomically: true, encoding: .utf8)
    let outcome = try program.run(["check", "w.json", "--scheme", "all", "--type-size", "1,4"])
    #expect(outcome.code == 1)
    let listed = outcome.lines.filter { $0.contains(": missing: ") && !$0.hasPrefix(" ") }
    #expect(listed.count == 3)
    #expect(
      outcome.output.contains("more goldens are missing; they are counted below\n12 missing\n"))
    #expect(
      outcome.lines.last == "accept 12 with: vitrine accept --goldens Golden --artifacts .artifacts"
    )
    let few = try program.run(["check", "w.json"])
    #expect(few.lines.filter { $0.contains(": missing: ") && !$0.hasPrefix(" ") }.count == 3)
    #expect(!few.output.contains("more goldens are missing"))
  }
}

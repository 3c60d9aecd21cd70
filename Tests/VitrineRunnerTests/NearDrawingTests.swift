import Testing
import VitrineRunner

/// The line for all drawings of a run that are only near their symbols.
@Suite struct NearDrawingTests {
  @Test(arguments: [1, 2, 8])
  func allAreNamedInOneLine(count: Int) {
    let messages = (0..<count).map { "The drawing for a.\($0) is near: its ears differ." }
    let line = DiagnosticPrinter.line(of: messages)
    #expect(line == messages.joined(separator: " ") + " [symbol-near]")
    #expect(!line.contains("\n"))
  }

  @Test func manyAreCounted() {
    let messages = (0..<30).map { "The drawing for a.\($0) is near: its ears differ." }
    let line = DiagnosticPrinter.line(of: messages)
    #expect(line.contains("a.7 ") && !line.contains("a.8 "))
    #expect(line.hasSuffix("And 22 more; --json lists all. [symbol-near]"))
  }
}

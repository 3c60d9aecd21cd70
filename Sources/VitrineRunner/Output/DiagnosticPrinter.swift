package import VitrineGraphics

/// Prints diagnostics, once for each picture and kind, up to a limit.
package final class DiagnosticPrinter {
  private let isQuiet: Bool
  private var lineCount = 0
  private var hiddenCount = 0
  /// The number of diagnostics so far that are more severe than notes.
  package private(set) var seriousCount = 0

  /// The largest number of lines: readers stop after a screen, and `--json` has everything.
  private static let mostLines = 20

  package init(isQuiet: Bool) { self.isQuiet = isQuiet }

  package func add(_ diagnostics: [Diagnostic], of path: String) {
    var kinds: [(diagnostic: Diagnostic, count: Int)] = []
    for diagnostic in diagnostics where diagnostic.severity > .note {
      seriousCount += 1
      let known = kinds.firstIndex {
        $0.diagnostic.code == diagnostic.code && $0.diagnostic.message == diagnostic.message
      }
      if let known { kinds[known].count += 1 } else { kinds.append((diagnostic, 1)) }
    }
    for (diagnostic, count) in kinds { print(diagnostic, count, path) }
  }

  private func print(_ diagnostic: Diagnostic, _ count: Int, _ path: String) {
    guard !isQuiet else { return }
    guard lineCount < Self.mostLines else {
      hiddenCount += 1
      return
    }
    lineCount += 1
    let times = count > 1 ? " (\(count) times)" : ""
    Output.message("\(path): \(diagnostic.message)\(times) [\(diagnostic.code)]")
  }

  package func end() {
    if hiddenCount > 0 { Output.message("and \(hiddenCount) more; --json lists all") }
  }
}

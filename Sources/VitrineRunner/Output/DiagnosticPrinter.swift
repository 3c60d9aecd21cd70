package import VitrineGraphics
import VitrineViews

/// Prints diagnostics, once for each picture and kind, up to a limit; of notes, those of near drawings in one line for
/// the run.
package final class DiagnosticPrinter {
  private let isQuiet: Bool
  private var lineCount = 0
  private var hiddenCount = 0
  /// The messages of drawings that are only near their symbols, in the order of the pictures.
  private var nearDrawings: [String] = []
  /// The number of diagnostics so far that are more severe than notes.
  package private(set) var seriousCount = 0

  /// The largest number of lines: readers stop after a screen, and `--json` has everything.
  private static let mostLines = 20
  /// The largest number of near drawings that the run's line names.
  private static let mostNearDrawings = 8

  package init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// - Parameter isTold: whether they are counted alone, as they were printed before.
  package func add(_ diagnostics: [Diagnostic], of path: String, isTold: Bool = false) {
    var kinds: [(diagnostic: Diagnostic, count: Int)] = []
    for diagnostic in diagnostics
    where diagnostic.code == SymbolNearness.code && !nearDrawings.contains(diagnostic.message) {
      nearDrawings.append(diagnostic.message)
    }
    for diagnostic in diagnostics where diagnostic.severity > .note {
      seriousCount += 1
      let known = kinds.firstIndex {
        $0.diagnostic.code == diagnostic.code && $0.diagnostic.message == diagnostic.message
      }
      if let known { kinds[known].count += 1 } else { kinds.append((diagnostic, 1)) }
    }
    if isTold { return }
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
    if !isQuiet, !nearDrawings.isEmpty { Output.message(Self.line(of: nearDrawings)) }
  }

  /// One line for all near drawings of a run.
  package static func line(of nearDrawings: [String]) -> String {
    let named = nearDrawings.prefix(mostNearDrawings)
    let more = nearDrawings.count - named.count
    return (named + (more > 0 ? ["And \(more) more; --json lists all."] : [])).joined(
      separator: " ")
      + " [\(SymbolNearness.code)]"
  }
}

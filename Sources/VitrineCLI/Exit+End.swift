import Glibc
import Vitrine
import VitrineDocuments
import VitrineGoldens

extension Exit {
  /// Runs the program and exits with the code and message of the error thrown.
  static func end(of run: () throws -> Void) -> Never {
    do {
      try run()
      try Output.check()
      exit(0)
    } catch {
      if let asked = error as? Interruption.Asked { Interruption.end(by: asked.signal) }
      exit(report(outcome(of: error), asJSON: isJSON(Array(CommandLine.arguments.dropFirst()))))
    }
  }

  private static func outcome(of error: any Error) -> Outcome {
    switch error {
    case let error as DocumentError: .error(badInput, error.report)
    case let error as GoldenError where error.isForeign:
      .error(usage, ErrorReport(.usage, "\(error)", file: error.path))
    case let error as GoldenError:
      .error(badInput, ErrorReport(.input, "\(error)", file: error.path))
    case let error as GoldenNameError: .error(badInput, ErrorReport(.input, "\(error)"))
    case let error as JobError: .error(error.exitCode, error.report)
    case let error as RecordModeError: .error(usage, ErrorReport(.usage, "\(error)"))
    default: outcome(of: error, parsedBy: VitrineCommand.self)
    }
  }
}

extension DocumentError {
  /// The message and the code that are reported.
  var report: ErrorReport {
    ErrorReport(
      .input, "\(self)", file: file, line: position.map { Int($0.line) },
      column: position.map { Int($0.column) })
  }
}

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
      exit(report(outcome(of: error)))
    }
  }

  private static func outcome(of error: any Error) -> (code: Int32, message: String) {
    switch error {
    case let error as DocumentError: (badInput, "error: \(error)")
    case let error as GoldenError: (badInput, "error: \(error)")
    case let error as GoldenNameError: (badInput, "error: \(error)")
    case let error as JobError: (error.exitCode, "error: \(error.message)")
    case let error as RecordModeError: (usage, "error: \(error)")
    default: outcome(of: error, parsedBy: VitrineCommand.self)
    }
  }
}

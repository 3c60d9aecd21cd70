import ArgumentParser
import Glibc
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages

/// How the program ends: the codes that scripts rely on.
enum Exit {
  static let mismatch: Int32 = 1
  static let usage: Int32 = 2
  static let badInput: Int32 = 3
  static let ourBug: Int32 = 70

  /// Runs the program and ends it with the code and message of what it threw.
  static func end(of run: () throws -> Void) -> Never {
    do {
      try run()
      if let reason = Output.failure {
        throw Failure(code: badInput, message: "error: standard output: \(reason)")
      }
      exit(0)
    } catch {
      if let asked = error as? Interruption.Asked { Interruption.end(by: asked.signal) }
      let (code, message) = outcome(of: error)
      if !message.isEmpty { code == 0 ? Output.line(message) : Output.message(message) }
      exit(code)
    }
  }

  private static func outcome(of error: any Error) -> (code: Int32, message: String) {
    switch error {
    case let error as DocumentError: return (badInput, "error: \(error)")
    case let error as GivenUp: return (badInput, "error: \(error.message)")
    case let error as PNGError: return (badInput, "error: \(error)")
    case let error as WallpaperError: return (badInput, "error: \(error)")
    case let error as GoldenError: return (badInput, "error: \(error)")
    case let error as GoldenNameError: return (badInput, "error: \(error)")
    case let error as RecordModeError: return (usage, "error: \(error)")
    case let error as UsageError: return (usage, "error: \(error)")
    case let error as ImpossibleCombination: return (usage, "error: \(error)")
    case let error as Failure: return (error.code, error.message)
    default: return parsingOutcome(of: error)
    }
  }

  /// Help and mistakes in flags, which the parser of arguments throws.
  private static func parsingOutcome(of error: any Error) -> (code: Int32, message: String) {
    let code = VitrineCommand.exitCode(for: error)
    let parsing = VitrineCommand.fullMessage(for: error)
    // As every other message begins.
    let message = parsing.hasPrefix("Error: ") ? "e" + parsing.dropFirst() : parsing
    switch code {
    case .success: return (0, message)
    case .validationFailure: return (usage, message)
    default: return (ourBug, "internal error: \(error)")
    }
  }
}

/// An end with a code and a message of its own; an empty message says nothing.
struct Failure: Error {
  var code: Int32
  var message: String = ""
}

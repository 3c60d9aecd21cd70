import ArgumentParser
import Glibc
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics
import VitrineImages

extension Exit {
  /// Runs the program and exits with the code and message of the error thrown.
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
      if !message.isEmpty { code == 0 ? Output.exact(message + "\n") : Output.messages(message) }
      exit(code)
    }
  }

  private static func outcome(of error: any Error) -> (code: Int32, message: String) {
    switch error {
    case let error as DocumentError: return (badInput, "error: \(error)")
    case let error as BudgetExceeded: return (badInput, "error: \(error.message)")
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

  /// Returns the code and message of the argument parser's errors: help requests and mistakes in flags.
  private static func parsingOutcome(of error: any Error) -> (code: Int32, message: String) {
    let code = VitrineCommand.exitCode(for: error)
    let parsing = VitrineCommand.fullMessage(for: error)
    switch code {
    case .success: return (0, parsing)
    case .validationFailure:
      return (usage, mistake(VitrineCommand.message(for: error), in: parsing))
    default: return (ourBug, UntrustedText.line("internal error: \(error)"))
    }
  }
}

extension Exit {
  /// Returns the parser's message with the prefix of all other messages. Lists in it keep their lines; a
  /// sentence that quotes line breaks from the arguments becomes one line.
  private static func mistake(_ sentence: String, in words: String) -> String {
    let head = "Error: " + sentence
    guard !sentence.isEmpty, words.hasPrefix(head) else { return words }
    let typed = CommandLine.arguments.joined().unicodeScalars
    let said = "error: " + sentence
    return (typed.contains(where: UntrustedText.isControl) ? UntrustedText.line(said) : said)
      + words.dropFirst(head.count)
  }
}

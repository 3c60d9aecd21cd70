package import ArgumentParser
import VitrineGraphics
import VitrineImages
import VitrineViews
import VitrineWidgets

/// The exit codes that scripts rely on.
package enum Exit {
  package static let mismatch: Int32 = 1
  package static let usage: Int32 = 2
  package static let badInput: Int32 = 3
  package static let ourBug: Int32 = 70

  /// Returns the code and message of an error that ends a run.
  ///
  /// - Parameter command: the command whose arguments were parsed.
  package static func outcome(
    of error: any Error, parsedBy command: any ParsableCommand.Type
  ) -> (code: Int32, message: String) {
    switch error {
    case let error as BudgetExceeded: return (badInput, "error: \(error.message)")
    case let error as PNGError: return (badInput, "error: \(error)")
    case let error as WallpaperError: return (badInput, "error: \(error)")
    case let error as OutputFolderError: return (badInput, "error: \(error)")
    case let error as UsageError: return (usage, "error: \(error)")
    case let error as ImpossibleCombination: return (usage, "error: \(error)")
    case let error as Failure: return (error.code, error.message)
    default: return parsingOutcome(of: error, command)
    }
  }

  /// Prints the message of an outcome and returns its code; help is a result, everything else a message.
  package static func report(_ outcome: (code: Int32, message: String)) -> Int32 {
    let (code, message) = outcome
    if !message.isEmpty { code == 0 ? Output.exact(message + "\n") : Output.messages(message) }
    return code
  }

  /// Returns the code and message of the argument parser's errors: help requests and mistakes in flags.
  private static func parsingOutcome(
    of error: any Error, _ command: any ParsableCommand.Type
  ) -> (code: Int32, message: String) {
    let parsing = command.fullMessage(for: error)
    switch command.exitCode(for: error) {
    case .success: return (0, parsing)
    case .validationFailure: return (usage, mistake(command.message(for: error), in: parsing))
    default: return (ourBug, UntrustedText.line("internal error: \(error)"))
    }
  }

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

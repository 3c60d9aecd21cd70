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

  /// The end of a run.
  package enum Outcome {
    /// The text that was asked for: help, or the version.
    case answer(String)
    /// The code, and what is told of it; nil where the results say it.
    case error(Int32, ErrorReport?)
    /// A mistake in the arguments, with the parser's own text, which shows how they are written.
    case mistake(ErrorReport, text: String)
  }

  /// Returns what an error ends a run with.
  ///
  /// - Parameter command: the command whose arguments were parsed.
  package static func outcome(
    of error: any Error, parsedBy command: any ParsableCommand.Type
  ) -> Outcome {
    switch error {
    case let error as UndrawnPicture: return .error(badInput, error.report)
    case let error as PNGError: return .error(badInput, ErrorReport(.input, "\(error)"))
    case let error as WallpaperError: return .error(badInput, ErrorReport(.input, "\(error)"))
    case let error as OutputFolderError: return .error(badInput, ErrorReport(.output, "\(error)"))
    case let error as UsageError: return .error(usage, ErrorReport(.usage, "\(error)"))
    case let error as ImpossibleCombination: return .error(usage, ErrorReport(.usage, "\(error)"))
    case let error as Failure: return .error(error.code, error.report)
    default: return parsingOutcome(of: error, command)
    }
  }

  /// Prints an outcome and returns its code: an answer is a result, everything else a message.
  package static func report(_ outcome: Outcome, asJSON isJSON: Bool) -> Int32 {
    switch outcome {
    case .answer(let text):
      Output.exact(text + "\n")
      return 0
    case .error(let code, let report):
      report?.tell(asJSON: isJSON)
      return code
    case .mistake(let report, let text):
      if isJSON { report.tell(asJSON: true) } else { Output.messages(text) }
      return usage
    }
  }

  /// Whether errors are asked for as JSON, also where the arguments cannot be parsed.
  package static func isJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  /// Returns the outcome of the argument parser's errors: help requests and mistakes in flags.
  private static func parsingOutcome(
    of error: any Error, _ command: any ParsableCommand.Type
  ) -> Outcome {
    let parsing = command.fullMessage(for: error)
    switch command.exitCode(for: error) {
    case .success: return .answer(parsing)
    case .validationFailure:
      let sentence = command.message(for: error)
      return .mistake(
        ErrorReport(.usage, UntrustedText.line(sentence)), text: mistake(sentence, in: parsing))
    default:
      return .error(ourBug, ErrorReport(.ours, UntrustedText.line("internal error: \(error)")))
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

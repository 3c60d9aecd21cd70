import ArgumentParser
import Glibc
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics
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
      if !message.isEmpty { code == 0 ? Output.exact(message + "\n") : Output.messages(message) }
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
    switch code {
    case .success: return (0, parsing)
    case .validationFailure:
      return (usage, mistake(VitrineCommand.message(for: error), in: parsing))
    default: return (ourBug, ForeignText.line("internal error: \(error)"))
    }
  }
}

extension Exit {
  /// The parser's words, beginning as every other message. Lists in them have lines of their own; where
  /// something typed holds line breaks, all the sentence becomes one line.
  private static func mistake(_ sentence: String, in words: String) -> String {
    let head = "Error: " + sentence
    guard !sentence.isEmpty, words.hasPrefix(head) else { return words }
    let typed = CommandLine.arguments.joined().unicodeScalars
    let said = "error: " + sentence
    return (typed.contains(where: ForeignText.isControl) ? ForeignText.line(said) : said)
      + words.dropFirst(head.count)
  }
}

/// An end with a code and a message of its own; without lines it says nothing.
struct Failure: Error {
  var code: Int32
  var lines: [String] = []

  init(code: Int32, message: String) { self.init(code: code, lines: [message]) }

  init(code: Int32, lines: [String] = []) {
    self.code = code
    self.lines = lines
  }

  var message: String { ForeignText.lines(lines) }
}

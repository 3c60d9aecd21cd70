import Foundation
import VitrineGenerators

// Writes one source file of generated members, as `vitrine assets` and `vitrine intents` print it. It is a program of its
// own so that a package that builds with it compiles nothing else for it.

/// The codes of wrong arguments and of inputs that cannot be read, as those of `vitrine`.
let (usage, badInput): (Int32, Int32) = (2, 3)

func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  fail("expected assets|intents OUTPUT INPUT…", usage)
}
let inputs = Array(arguments[2...])
do throws(GeneratorError) {
  let source: String
  switch arguments[0] {
  case "assets": source = try AssetSymbols(folders: inputs).source
  case "intents": source = try IntentClasses(files: inputs).source
  default: fail("unknown generator '\(arguments[0])'; known are assets, intents", usage)
  }
  do { try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic) } catch
  {
    fail("\(arguments[1]): it cannot be written", badInput)
  }
} catch {
  fail(error.description, badInput)
}

import Foundation
import FuzzTargets

/// What went wrong, for the one who called.
struct FuzzError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

func exitWithFailure() -> Never { exit(1) }

/// What the program was asked for.
struct FuzzCommand {
  private let verb: String
  private var arguments: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments
    verb = self.arguments.popFirst() ?? "list"
  }

  mutating func run() throws {
    if verb == "list" { return FuzzTarget.all.forEach { print($0.name) } }
    let name = try argument("a target")
    guard let target = FuzzTarget.named(name) else {
      throw FuzzError("there is no target '\(name)'")
    }
    switch verb {
    case "try": for file in arguments { try attempt(Self.read(file), target, file) }
    case "mutate": try mutate(target)
    case "seeds": try writeSeeds(target)
    case "words": for word in target.words() { print(Self.quoted(word)) }
    case "longest": print(target.longest)
    case "hunt": try Hunt.run(target, Array(arguments))
    default: throw FuzzError("there is no '\(verb)'")
    }
  }

  private mutating func argument(_ what: String) throws -> String {
    guard let argument = arguments.popFirst() else { throw FuzzError("\(verb) needs \(what)") }
    return argument
  }

  private func attempt(_ bytes: [UInt8], _ target: FuzzTarget, _ what: String) throws {
    if let problem = target.run(bytes) { throw FuzzError("\(what): \(problem)") }
  }

  private mutating func mutate(_ target: FuzzTarget) throws {
    let count = Int(try argument("a count")) ?? target.rounds
    let file = URL(fileURLWithPath: try argument("a file"))
    var mutator = Mutator(target, seeds: try target.seeds(root: Self.root))
    for round in 0..<count {
      let bytes = mutator.next()
      try Data(bytes).write(to: file)
      try attempt(bytes, target, "round \(round), in \(file.path)")
    }
  }

  private mutating func writeSeeds(_ target: FuzzTarget) throws {
    let folder = URL(fileURLWithPath: try argument("a folder"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, seed) in try target.seeds(root: Self.root).enumerated() {
      try Data(seed.prefix(target.longest)).write(to: folder.appending(path: "seed-\(index)"))
    }
  }

  /// The program is called from the folder of the repository.
  private static var root: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }

  private static func read(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// As a line of a dictionary: printable ASCII as it is, the rest as `\xAB`.
  private static func quoted(_ word: [UInt8]) -> String {
    let letters = word.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return "\"\(letters.joined())\""
  }
}

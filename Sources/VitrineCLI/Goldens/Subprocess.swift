import Foundation
import Vitrine

/// Runs another program to its end.
enum Subprocess {
  struct Outcome {
    var code: Int32
    /// Standard output and standard error, each without line breaks at its end.
    var output: String
    var errors: String
  }

  /// - Parameters:
  ///   - program: an absolute path, or a name that the path of the environment leads to.
  ///   - environment: values beside those of this program.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let isPath = program.hasPrefix("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Through files: a pipe that nobody empties would stop the program.
    let places = (0..<2).map { _ in
      FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    for place in places { try Data().write(to: place) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    do { try process.run() } catch {
      throw Failure(code: Exit.badInput, message: "error: \(program) cannot be run: \(error)")
    }
    process.waitUntilExit()
    func text(_ place: URL) -> String {
      ((try? String(contentsOf: place, encoding: .utf8)) ?? "")
        .trimmingCharacters(in: .newlines)
    }
    return Outcome(
      code: process.terminationStatus, output: text(places[0]), errors: text(places[1]))
  }
}

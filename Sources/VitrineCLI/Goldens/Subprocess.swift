import Foundation
import Vitrine

/// Runs another program to its end, or to that of this program.
enum Subprocess {
  struct Outcome {
    var code: Int32
    /// Standard output and standard error, each without line breaks at its end.
    var output: String
    var errors: String
  }

  /// The microseconds between two looks at a program that runs.
  private static let rhythm: UInt32 = 2000
  /// The looks for which a program may go on after it was asked to end: half a second.
  private static let mostLooks = 250

  /// Runs a program. Inside `Interruption.putOff` a signal ends the program first.
  ///
  /// - Parameters:
  ///   - program: an absolute path, or a name that the path of the environment leads to.
  ///   - environment: values beside those of this program.
  ///   - showsErrors: whether standard error is this program's, and not kept.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    showsErrors: Bool = false
  ) throws -> Outcome {
    let process = Process()
    let isPath = program.hasPrefix("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Through files: a pipe that nobody empties would stop the program.
    let files = try (0..<2).map { _ in try namelessFile() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0]
    process.standardError = showsErrors ? FileHandle.standardError : files[1]
    do { try process.run() } catch {
      throw Failure(code: Exit.badInput, message: "error: \(program) cannot be run: \(error)")
    }
    awaitEnd(of: process)
    return Outcome(
      code: process.terminationStatus, output: text(files[0]), errors: text(files[1]))
  }

  /// Waits for the end of a program; after a signal to this one asks it to end, and ends it.
  private static func awaitEnd(of process: Process) {
    var looks = 0
    while process.isRunning {
      usleep(rhythm)
      guard Interruption.isAsked else { continue }
      if looks == 0 { process.terminate() }
      if looks == mostLooks { _ = kill(process.processIdentifier, SIGKILL) }
      looks += 1
    }
    process.waitUntilExit()
  }

  /// A file that no name leads to, so that nothing is left of it however this program ends.
  private static func namelessFile() throws -> FileHandle {
    guard let stream = unsafe tmpfile() else {
      throw Failure(code: Exit.badInput, message: "error: no temporary file can be made")
    }
    defer { unsafe fclose(stream) }
    return FileHandle(fileDescriptor: dup(unsafe fileno(stream)), closeOnDealloc: true)
  }

  private static func text(_ file: FileHandle) -> String {
    try? file.seek(toOffset: 0)
    let bytes = (try? file.readToEnd()) ?? Data()
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

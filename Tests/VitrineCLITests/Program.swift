import Foundation
import TemporaryFolders
import Testing

/// The built program, run as scripts run it, in a folder of its own.
struct Program {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private let temporary: TemporaryFolder
  var folder: URL { temporary.url }

  init() throws { temporary = try TemporaryFolder() }

  /// The products lie beside the tests' own executable.
  static var executable: URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("vitrine")
  }

  /// The program of the example widgets.
  static func bundle() throws -> String {
    let path = executable.deletingLastPathComponent().appendingPathComponent("ExampleWidgetsMain")
      .path
    try #require(FileManager.default.isExecutableFile(atPath: path), "build all products")
    return path
  }

  func run(_ arguments: [String], in subfolder: String = "") throws -> Outcome {
    let process = process(arguments)
    process.currentDirectoryURL = folder.appendingPathComponent(subfolder)
    return try run(process)
  }

  /// A line as a person pastes it into a shell, with `vitrine` on the path.
  func shell(_ line: String, in subfolder: String = "") throws -> Outcome {
    let process = process([
      "-c", "PATH=\"$1:$PATH\" && eval \"$2\"", "sh",
      Self.executable.deletingLastPathComponent().path, line,
    ])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = folder.appendingPathComponent(subfolder)
    return try run(process)
  }

  /// With files of at most some blocks of 512 bytes: writing more fails as on a full disk.
  func runLimited(_ arguments: [String], fileBlocks: String) throws -> Outcome {
    let process = process(
      [
        "-c", "ulimit -f \"$0\" && exec \"$@\"", fileBlocks, Self.executable.path,
      ] + arguments)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    return try run(process)
  }

  /// With standard output on a device that is always full; the exit code.
  func runIntoFullDevice(_ arguments: [String]) throws -> Int32 {
    let process = process(arguments)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func run(_ process: Process) throws -> Outcome {
    // Through files: a pipe that nobody empties would stop the program.
    let (output, errors) = (try stream("output"), try stream("errors"))
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try String(contentsOf: output.url, encoding: .utf8),
      errors: try String(contentsOf: errors.url, encoding: .utf8))
  }

  /// Starts the program and ends it by a signal after some time; the signal that ended it, or 0 when it
  /// was done before.
  @discardableResult
  func kill(
    _ arguments: [String], by signal: Int32 = SIGKILL, afterMicroseconds delay: UInt32
  ) throws -> Int32 {
    // Whoever runs the tests may ignore signals, and what it starts would do so, too.
    let process = process(["--default-signal=INT,TERM,HUP,PIPE", Self.executable.path] + arguments)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(delay)
    _ = Foundation.kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // The same on a build server, where CI is set, as anywhere else.
    var environment = ProcessInfo.processInfo.environment
    for name in ["CI", "VITRINE_RECORD"] { environment[name] = nil }
    // As `shell` has it; what other ways to start it do, `ProgramWordsTests` holds.
    environment["VITRINE_COMMAND"] = "vitrine"
    // Compiled extensions go with the folder.
    environment["XDG_CACHE_HOME"] = folder.path + "/.cache"
    process.environment = environment
    return process
  }

  private func stream(_ name: String) throws -> (url: URL, handle: FileHandle) {
    let url = folder.appendingPathComponent(".\(name)-\(UUID())")
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }

  /// Writes a file, with the folders on the way.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return name
  }

  /// The names of the files in a subfolder, without those that start with a dot.
  func files(_ subfolder: String) -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(subfolder).path)
    return (all ?? []).sorted()
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// A small document that draws quickly.
  static func document(
    body: String = #""Hello {city}""#, data: String = #"{"city":"Kyoto"}"#, more: String = ""
  ) -> String {
    #"{"vitrine":1,"kind":"Hello","families":["systemSmall","systemMedium"],"#
      + #""background":"blue","data":\#(data),\#(more)"body":\#(body)}"#
  }
}

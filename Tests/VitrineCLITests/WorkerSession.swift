import Foundation
import Synchronization

/// A running worker, to which lines are written and from which answers are read.
final class WorkerSession {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ program: Program, _ arguments: [String], verb: String = "worker") throws {
    process.executableURL = Program.executable
    process.arguments = [verb] + arguments
    process.currentDirectoryURL = program.folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A worker that has ended is an error of the write, not the end of the tests.
    _ = signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  deinit { if process.isRunning { process.kill() } }

  func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes lines on another thread, which ends with the last; the number written so far can be asked for.
  func writeAll(_ lines: [String], closes: Bool = true) -> Counter {
    let (handle, counter) = (input.fileHandleForWriting, Counter())
    Thread.detachNewThread {
      for line in lines {
        do { try handle.write(contentsOf: Data((line + "\n").utf8)) } catch { return }
        counter.value.add(1, ordering: .relaxed)
      }
      if closes { try? handle.close() }
    }
    return counter
  }

  final class Counter: Sendable {
    let value = Atomic(0)
    var count: Int { value.load(ordering: .relaxed) }
  }

  /// Returns the next answer; nil at the end.
  func answer() throws -> WorkerAnswer? { try line().map { try WorkerAnswer($0) } }

  /// Returns the next line; nil at the end.
  func line() throws -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        defer { buffer = buffer[(end + 1)...] }
        return Data(line)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer = Data(buffer) + more
    }
  }

  func answers() throws -> [WorkerAnswer] {
    var all: [WorkerAnswer] = []
    while let answer = try answer() { all.append(answer) }
    return all
  }

  /// The bytes that the process holds in memory.
  func residentBytes() throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let row = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (row?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  /// Closes the input and returns the exit code.
  func end() throws -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// An answer of a worker.
struct WorkerAnswer {
  let json: [String: Any]

  init(_ line: Data) throws {
    json = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
  }

  var id: String? { json["id"].map { "\($0)" } }
  private var error: [String: Any]? { json["error"] as? [String: Any] }
  var code: String? { error?["code"] as? String }
  var message: String { error?["message"] as? String ?? "" }
  var nearest: String? { error?["nearest"] as? String }
  var pictures: [[String: Any]] { json["pictures"] as? [[String: Any]] ?? [] }
  var hash: String? { pictures.first?["sha256"] as? String }
  var png: Data? { (pictures.first?["png"] as? String).flatMap { Data(base64Encoded: $0) } }
}

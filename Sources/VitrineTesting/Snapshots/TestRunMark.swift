import Foundation
import VitrineImages

/// The mark that the processes of one run of tests share, and those of no other: `swift test` starts one for each
/// testing library, and with `--parallel` many.
package enum TestRunMark {
  /// Whoever starts the processes of one run otherwise sets this to the same text in each, and to another next time.
  private static let variable = "VITRINE_RUN"
  /// The program that starts the processes of a run.
  private static let starter = "swift-test"
  /// The largest number of processes between it and one that checks snapshots.
  private static let mostSteps = 8

  /// - Parameter process: the number of a process of the run.
  package static func text(
    environment: [String: String], process: Int32 = getpid()
  ) -> String {
    if let given = environment[variable], !given.isEmpty { return "given " + given }
    // Where the system has no table, each process is a run.
    return "process " + (start(of: process) ?? "\(process)")
  }

  /// Returns the process of `swift test` above one, otherwise that one; nil where the system has no table of processes.
  private static func start(of process: Int32) -> String? {
    guard let own = Row(of: process) else { return nil }
    var row = own
    for _ in 0..<mostSteps {
      guard let above = Row(of: row.parent) else { break }
      if above.name == starter { return above.text }
      row = above
    }
    return own.text
  }

  private static func text(of file: String) -> String? {
    (try? readFile(file, limit: longestFile)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The largest size of what the system tells of a process, in bytes.
  private static let longestFile = 4096

  /// A process in the table of a Linux system.
  private struct Row {
    var name: Substring
    var parent: Int32
    /// The number of the process, and when it began: numbers are given again, and begin anew with the system.
    var text: String

    private static let session =
      TestRunMark.text(of: "/proc/sys/kernel/random/boot_id") ?? ""

    /// `12 (swift-test) S 11 …`: the parent is the second field behind the name, the start the twentieth.
    init?(of process: Int32) {
      guard let line = TestRunMark.text(of: "/proc/\(process)/stat"),
        let start = line.firstIndex(of: "("), let end = line.lastIndex(of: ")"), start < end
      else { return nil }
      let fields = line[end...].split(separator: " ")
      guard fields.count > 20, let parent = Int32(fields[2]) else { return nil }
      name = line[start..<end].dropFirst()
      self.parent = parent
      text = "\(process) \(fields[20]) \(Self.session)"
    }
  }
}

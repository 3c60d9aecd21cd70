import Foundation
import TemporaryFolders
import Testing
import VitrineTesting

/// The processes that one `swift test` starts have one mark, and those of the next have another.
@Suite struct TestRunMarkTests {
  /// A shell by the name of the package manager's program, with two programs that it started.
  private final class Run {
    let process = Process()
    private let folder: TemporaryFolder

    init(named name: String) throws {
      folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        atPath: folder.at(name).path, withDestinationPath: "/bin/sh")
      process.executableURL = folder.at(name)
      process.arguments = ["-c", "sleep 60 & sleep 60 & wait"]
      try process.run()
    }

    func children() throws -> [Int32] {
      let number = process.processIdentifier
      for _ in 0..<200 {
        let list = try? String(
          contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
        let found = (list ?? "").split(separator: " ").compactMap { Int32($0) }
        if found.count == 2 { return found }
        usleep(20_000)
      }
      throw CocoaError(.fileNoSuchFile)
    }

    /// A shell that waits may not hear of the end of its children: whoever starts it may have blocked the signal.
    func end() throws {
      for one in try children() + [process.processIdentifier] { kill(one, SIGKILL) }
      process.waitUntilExit()
    }
  }

  private func marks(of run: Run) throws -> [String] {
    try run.children().map { TestRunMark.text(environment: [:], process: $0) }
  }

  @Test func processesOfOneRunHaveOneMark() throws {
    let runs = try (0..<2).map { _ in try Run(named: "swift-test") }
    let marks = try runs.map(marks)
    for (run, marks) in zip(runs, marks) {
      #expect(Set(marks).count == 1)
      #expect(marks[0].hasPrefix("process \(run.process.processIdentifier) "), "\(marks)")
      try run.end()
    }
    #expect(marks[0][0] != marks[1][0])
  }

  @Test func elsewhereEachProcessIsARun() throws {
    let run = try Run(named: "other")
    // Unless these tests are themselves below `swift test`.
    let own = TestRunMark.text(environment: [:])
    let isBelow = !own.hasPrefix("process \(getpid()) ")
    #expect(Set(try marks(of: run)).count == (isBelow ? 1 : 2))
    try run.end()
  }

  @Test func whoStartsThemMaySayWhatTheyAre() {
    #expect(TestRunMark.text(environment: ["VITRINE_RUN": "7"]) == "given 7")
    let own = TestRunMark.text(environment: ["VITRINE_RUN": ""])
    #expect(own.hasPrefix("process ") && own == TestRunMark.text(environment: [:]))
  }
}

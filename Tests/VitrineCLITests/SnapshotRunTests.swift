import Foundation
import Synchronization
import Testing
import VitrineGoldens
import VitrineTesting

/// What a run of snapshot tests leaves is accepted as what `check` leaves.
@Suite struct SnapshotRunTests {
  private let program: Program

  init() throws { program = try Program() }

  /// The message of a snapshot test that fails.
  private func failure(_ name: String, _ text: String) throws -> String {
    let context = SnapshotContext(
      goldens: program.folder.path + "/My Goldens", artifacts: program.folder.path + "/a",
      record: .missing)
    let candidate = TextSnapshot.candidate(try GoldenName(name), text)
    let said = Mutex("")
    SnapshotContext.$current.withValue(context) {
      withKnownIssue {
        expectSnapshot(candidate)
      } matching: { issue in
        said.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
        return true
      }
    }
    return said.withLock { $0 }
  }

  @Test func theCommandOfAFailureWorks() throws {
    try program.write("My Goldens/changed.txt", "old\n")
    for (name, text, state) in [("new", "a\n", "missing"), ("changed", "b\n", "different")] {
      let message = try failure(name, text)
      #expect(message.hasPrefix("\(name).txt: \(state): "))
      let command = try #require(message.firstRange(of: "accept with: "))
      let outcome = try program.shell(String(message[command.upperBound...]))
      #expect(outcome.code == 0 && outcome.lines.last == "1 golden accepted", "\(outcome)")
      #expect(try program.bytes("My Goldens/\(name).txt") == Data(text.utf8))
    }
  }

  @Test func theVerbsFindItsFolders() throws {
    let store = GoldenStore(goldens: "Tests/W/Golden", artifacts: "Tests/W/.artifacts")
    let whole = GoldenStore(
      goldens: program.folder.path + "/" + store.goldens,
      artifacts: program.folder.path + "/" + store.artifacts)
    let session = SnapshotSession(store: whole, mode: .missing)
    try RunLog(folder: program.folder.path).add(store)
    _ = try session.check(TextSnapshot.candidate(try GoldenName("note"), "a\n"))
    #expect(try program.run(["report"]).output.contains("1 missing"))
    #expect(try program.run(["accept"]).lines.last == "1 golden accepted")
    #expect(program.files("Tests/W/Golden") == ["note.txt"])
    // Tests do not say that they met everything.
    #expect(try program.run(["prune"]).code == 3)
    #expect(try program.run(["prune", "--complete"]).lines.last == "0 goldens removed")
  }
}

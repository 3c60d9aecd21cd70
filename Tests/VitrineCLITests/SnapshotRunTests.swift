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
      // The launcher of the clone, or the program of the path.
      let line = String(message[command.upperBound...]).replacing("./vitrine ", with: "vitrine ")
      let outcome = try program.shell(line)
      #expect(outcome.code == 0 && outcome.lines.last == "1 golden accepted", "\(outcome)")
      #expect(try program.bytes("My Goldens/\(name).txt") == Data(text.utf8))
    }
  }

  /// The names of some snapshots of a run, each without a golden.
  private func check(_ names: ClosedRange<Int>, run: String) throws {
    let whole = GoldenStore(
      goldens: program.folder.path + "/Golden", artifacts: program.folder.path + "/.artifacts")
    let session = SnapshotSession(store: whole, mode: .missing, mark: run)
    for name in names {
      _ = try session.check(TextSnapshot.candidate(try GoldenName("n\(name)"), "a\n"))
    }
  }

  /// After a run of some tests `accept` takes what these left.
  @Test func theLastRunDecides() throws {
    try check(1...12, run: "whole")
    try check(1...4, run: "filtered")
    let report = try program.run(["report", "--markdown", "m.md"])
    #expect(report.output.contains("12 missing\n8 of these are of earlier runs\n"), "\(report)")
    #expect(report.output.contains("accept 12 with: vitrine accept --all-runs --goldens "))
    let accept = try program.run(["accept"])
    #expect(accept.code == 0 && accept.lines.last == "4 goldens accepted", "\(accept)")
    #expect(accept.errors == "8 of earlier runs are left out; --all-runs takes them, too\n")
    #expect(program.files("Golden") == ["n1.txt", "n2.txt", "n3.txt", "n4.txt"])
    // A script that asks again is told that it got nothing.
    let again = try program.run(["accept"])
    #expect(again.code == 1 && again.errors.contains("8 of earlier runs are left out"), "\(again)")
    #expect(try program.run(["accept", "n*"]).code == 3)
    #expect(try program.run(["accept", "n5"]).lines.last == "1 golden accepted")
    let all = try program.run(["accept", "--all-runs"])
    #expect(all.code == 0 && all.lines.last == "7 goldens accepted" && all.errors.isEmpty, "\(all)")
  }

  @Test func aCheckIsARunOfItsOwn() throws {
    try check(1...3, run: "tests")
    try program.write("A.json", Program.document())
    let paths = ["--goldens", "Golden", "--artifacts", ".artifacts"]
    #expect(try program.run(["check", "A.json"] + paths).code == 1)
    #expect(program.files(".artifacts").contains("latest") == false)
    try check(4...4, run: "tests again")
    let accept = try program.run(["accept"] + paths)
    #expect(accept.lines.last == "1 golden accepted", "\(accept)")
    #expect(accept.errors == "2 of earlier runs are left out; --all-runs takes them, too\n")
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

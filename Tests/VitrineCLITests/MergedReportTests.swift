import Foundation
import Testing

/// Reports of shards become one.
@Suite struct MergedReportTests {
  private func widgets() throws -> Program {
    let program = try Program()
    for kind in ["A", "B", "C", "D"] {
      try program.write(
        "w/\(kind).json",
        #"{"vitrine":1,"kind":"\#(kind)","families":["systemSmall","systemMedium"],"background":"teal","body":"\#(kind)"}"#
      )
    }
    return program
  }

  private static let goldens = ["--goldens", "w/Golden"]

  /// Accepts all goldens and changes one widget; what a whole run says then.
  private func changed() throws -> (program: Program, whole: String) {
    let program = try widgets()
    _ = try program.run(["check", "w"])
    _ = try program.run(["accept"])
    let text = String(decoding: try program.bytes("w/B.json"), as: UTF8.self)
    try program.write("w/B.json", text.replacing(#""body":"B""#, with: #""body":"Bee""#))
    _ = try program.run(["check", "w", "--record", "failed", "--html", "whole.html"])
    let whole = try program.run(["report", "--markdown", "whole.md"])
    #expect(whole.code == 0)
    return (program, whole.output)
  }

  @Test func partsSayWhatAWholeRunSays() throws {
    let (program, whole) = try changed()
    #expect(whole.contains("6 identical, 2 different"))
    for number in 1...3 {
      _ = try program.run(
        [
          "check", "w", "--record", "failed", "--shard", "\(number)/3", "--artifacts",
          "parts/x\(number)/w/.artifacts",
        ] + Self.goldens)
    }
    // On the machine that merges none of the parts ran.
    try FileManager.default.moveItem(
      at: program.folder.appendingPathComponent("parts"),
      to: program.folder.appendingPathComponent("downloads"))
    let merged = try program.run([
      "report", "downloads", "--markdown", "merged.md", "--html", "merged.html",
    ])
    #expect(merged.code == 0 && merged.output == whole, "\(merged)")
    #expect(try program.bytes("merged.md") == program.bytes("whole.md"))
    #expect(try program.bytes("merged.html") == program.bytes("whole.html"))
    // What was merged is accepted as after one run.
    let accepted = try program.run(["accept"])
    #expect(accepted.lines.last == "2 goldens accepted", "\(accepted)")
    #expect(try program.run(["check", "w"]).lines == ["8 identical"])
  }

  @Test func whatDoesNotBelongTogetherIsRefused() throws {
    let (program, _) = try changed()
    func check(_ place: String) throws {
      _ = try program.run(["check", "w", "--artifacts", place] + Self.goldens)
    }
    try check("a")
    try program.write("w/C.json", Program.document())
    try check("b")
    #expect(try program.run(["report", "a", "a", "--artifacts", "m"]).code == 0)
    let other = try program.run(["report", "a", "nowhere"])
    #expect(other.code == 3 && other.errors.contains("nowhere: no such folder"))
    let empty = try program.run(["report", "w"] + ["--artifacts", "m"])
    #expect(empty.code == 0 || empty.errors.contains("no records"))
    let own = try program.run(["report", "w/.artifacts"])
    #expect(own.code == 2 && own.errors.contains("name another by --artifacts"))
    try program.write("w/A.json", Program.document().replacing("Hello", with: "A"))
    try check("c")
    let differ = try program.run(["report", "a", "c", "--artifacts", "m"])
    #expect(differ.code == 3 && differ.errors.contains("'a' and 'c' differ about it"), "\(differ)")
  }
}

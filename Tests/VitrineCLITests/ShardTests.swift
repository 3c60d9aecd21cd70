import Foundation
import Testing

/// Parts of a run for several machines.
@Suite struct ShardTests {
  private func widgets(_ kinds: [String]) throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    for kind in kinds { try add(kind, to: program) }
    return program
  }

  private func add(_ kind: String, to program: Program) throws {
    try program.write(
      "w/\(kind).json",
      """
      {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall", "systemMedium"],
       "body": {"Text": "\(kind)", "modifiers": [{"containerBackground": "white"}]}}
      """)
  }

  private static let all = ["check", "w", "--scheme", "all", "--json", "--artifacts"]

  private func names(_ run: Program.Outcome) -> Set<String> {
    Set(
      run.lines.compactMap { line in
        line.firstRange(of: "\"name\":\"").map {
          String(line[$0.upperBound...].prefix { $0 != "\"" })
        }
      })
  }

  /// The names of each of four parts.
  private func parts(_ program: Program, _ flags: [String] = []) throws -> [Set<String>] {
    try (1...4).map { number in
      names(try program.run(Self.all + ["x\(number)", "--shard", "\(number)/4"] + flags))
    }
  }

  private func isPartition(_ parts: [Set<String>], of whole: Set<String>) -> Bool {
    parts.reduce(0) { $0 + $1.count } == whole.count
      && parts.reduce(into: Set()) { $0.formUnion($1) } == whole
  }

  @Test func aNameStaysInItsPart() throws {
    let program = try widgets(["A", "B", "C", "D"])
    let whole = names(try program.run(Self.all + ["x"]))
    #expect(whole.count == 16)
    let before = try parts(program)
    #expect(isPartition(before, of: whole))
    try add("AA", to: program)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("w/C.json"))
    let after = try parts(program)
    for (old, new) in zip(before, after) {
      #expect(old.filter { !$0.hasPrefix("C-") } == new.filter { !$0.hasPrefix("AA-") })
    }
  }

  @Test func recordedCostsBalanceAndEveryPartAgrees() throws {
    let program = try widgets(["A", "B", "C", "D"])
    let whole = names(try program.run(Self.all + ["x", "--costs", "costs.txt"]))
    let text = try String(
      contentsOf: program.folder.appendingPathComponent("costs.txt"), encoding: .utf8)
    #expect(text.hasPrefix("vitrine-costs 1\n") && text.split(separator: "\n").count == 17)
    // One picture takes as long as nine others: it gets a part nearly to itself.
    let lines = whole.sorted().enumerated().map { "\($0.offset == 5 ? 900 : 100) \($0.element)" }
    try program.write("costs.txt", "vitrine-costs 1\n" + lines.joined(separator: "\n") + "\n")
    let before = try parts(program, ["--costs", "costs.txt"])
    #expect(isPartition(before, of: whole))
    #expect(before.map(\.count).sorted() == [1, 5, 5, 5])
    // A new name goes by its own hash; the others stay.
    try add("E", to: program)
    let after = try parts(program, ["--costs", "costs.txt"])
    for (old, new) in zip(before, after) { #expect(old == new.filter { !$0.hasPrefix("E-") }) }
    #expect(after.reduce(0) { $0 + $1.count } == 20)
    // A shard never writes them, and a run that is skipped keeps what drawing took.
    let run = try program.run(Self.all + ["x1", "--shard", "1/4", "--costs", "costs.txt"])
    #expect(run.errors.contains(" of 20 pictures, shared by costs "))
    #expect(
      try String(contentsOf: program.folder.appendingPathComponent("costs.txt"), encoding: .utf8)
        .hasSuffix(
          lines.last.map { $0 + "\n" } ?? ""))
  }

  /// A machine without the file would take another part than the others think.
  @Test func aShardWithoutTheCostsItNamesStops() throws {
    let program = try widgets(["A"])
    #expect(try program.run(Self.all + ["x", "--shard", "1/4", "--costs", "none.txt"]).code == 3)
    try program.write("costs.txt", "something else\n")
    #expect(try program.run(Self.all + ["x", "--shard", "1/4", "--costs", "costs.txt"]).code == 3)
    try program.write("costs.txt", "vitrine-costs 1\nmany A\n")
    #expect(try program.run(Self.all + ["x", "--shard", "1/4", "--costs", "costs.txt"]).code == 3)
  }

  @Test func theSameReportsWhateverTheOrderAndJobs() throws {
    let program = try widgets(["A", "B", "C"])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["check", "w", "--record", "failed"] + folders)
    _ = try program.run(["accept"] + folders)
    try program.write(
      "w/B.json",
      String(contentsOf: program.folder.appendingPathComponent("w/B.json"), encoding: .utf8)
        .replacing("\"Text\": \"B\"", with: "\"Text\": \"Other\""))
    var seen: Set<[Data]> = []
    let inputs = ["w/A.json", "w/B.json", "w/C.json"]
    for (jobs, order) in [
      ("1", [0, 1, 2]), ("2", [2, 0, 1]), ("8", [1, 2, 0]), ("2", [0, 2, 1]),
    ] {
      for more in [[], ["--no-cache"]] {
        let reports = [
          "--html", "r.html", "--junit", "j.xml", "--markdown", "m.md", "--annotations",
        ]
        let run = try program.run(
          ["check"] + order.map { inputs[$0] } + folders + [
            "--scheme", "all", "--jobs", jobs, "--json",
          ]
            + reports + more)
        #expect(run.code == 1)
        seen.insert(
          [Data(run.output.utf8)] + (try ["r.html", "j.xml", "m.md"].map { try program.bytes($0) }))
      }
    }
    #expect(seen.count == 1)
  }
}

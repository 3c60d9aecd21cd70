import Foundation
import SeededNumbers
import Testing

/// Verbs that are killed at any moment leave each golden as it was or as it shall be.
@Suite struct InterruptTests {
  private static let words = ["A", "B", "C", "D", "E", "F"]

  private static func document(_ kind: String, _ text: String) -> String {
    """
    {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"],
     "body": {"Text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}
    """
  }

  /// Goldens of one text, candidates and records of another.
  private static func prepared() throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    for word in words { try program.write("w/\(word).json", document(word, "old")) }
    _ = try program.run(["check", "w", "--record", "failed"])
    _ = try program.run(["accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"])
    for word in words { try program.write("w/\(word).json", document(word, "new")) }
    _ = try program.run(["check", "w", "--record", "failed"])
    return program
  }

  /// What the goldens shall be.
  private static func accepted(_ program: Program) throws -> [String: Data] {
    let copy = program.folder.appendingPathComponent("n")
    try FileManager.default.copyItem(at: program.folder.appendingPathComponent("w"), to: copy)
    _ = try program.run(["accept", "--goldens", "n/Golden", "--artifacts", "n/.artifacts"])
    return try contents(program, "n/Golden")
  }

  private static func contents(_ program: Program, _ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in program.files(folder) where !name.hasPrefix(".") {
      files[name] = try Data(contentsOf: program.folder.appendingPathComponent("\(folder)/\(name)"))
    }
    return files
  }

  @Test(arguments: [
    ["accept", "--goldens", "t/Golden", "--artifacts", "t/.artifacts"],
    ["check", "t", "--record", "failed"],
    ["prune", "--complete", "--goldens", "t/Golden", "--artifacts", "t/.artifacts"],
  ])
  func goldensAreOldOrNew(arguments: [String]) throws {
    let program = try Self.prepared()
    let old = try Self.contents(program, "w/Golden")
    let new = try Self.accepted(program)
    #expect(old.count == Self.words.count && new.count == Self.words.count && old != new)
    if arguments[0] == "prune" {
      // Half of the goldens are orphans.
      for name in program.files("w/.artifacts/records").prefix(3) {
        try FileManager.default.removeItem(
          at: program.folder.appendingPathComponent("w/.artifacts/records/\(name)"))
      }
    }
    var random = Seeded(7)
    for _ in 0..<34 {
      let copy = program.folder.appendingPathComponent("t")
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: program.folder.appendingPathComponent("w"), to: copy)
      try program.kill(arguments, afterMicroseconds: UInt32(random.next() % 40_000))
      for (name, bytes) in try Self.contents(program, "t/Golden") {
        #expect(bytes == old[name] || bytes == new[name], "\(name) is neither old nor new")
      }
      if arguments[0] != "prune" {
        #expect(try Self.contents(program, "t/Golden").count == Self.words.count)
      }
    }
  }

  /// Whoever asks politely finds whole files only: what is being written is finished first.
  @Test(arguments: [
    ["render", "t/A.json", "t/B.json", "t/C.json", "--type-size", "all", "-o", "t/out"],
    ["accept", "--goldens", "t/Golden", "--artifacts", "t/.artifacts"],
    ["check", "t", "--record", "all", "--type-size", "all"],
  ])
  func askingForTheEndLeavesNothingHalfMade(arguments: [String]) throws {
    let program = try Self.prepared()
    let copy = program.folder.appendingPathComponent("t")
    var random = Seeded(11)
    var endings: [Int32: Int] = [:]
    for round in 0..<16 {
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: program.folder.appendingPathComponent("w"), to: copy)
      let signal = [SIGTERM, SIGINT, SIGHUP][round % 3]
      let ending = try program.kill(
        arguments, by: signal, afterMicroseconds: 2_000 + UInt32(random.next() % 60_000))
      #expect(ending == signal || ending == 0)
      endings[ending, default: 0] += 1
      let left = try #require(FileManager.default.enumerator(atPath: copy.path))
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".tmp") }
      #expect(left == [], "after \(round) \(arguments[0])")
    }
    #expect(endings.keys.contains { $0 != 0 }, "\(endings)")
  }

  /// Nothing asks before this signal; what it leaves goes at the next run at the latest.
  @Test func killedRunsLeaveNothingForLong() throws {
    let program = try Self.prepared()
    let render = [
      "render", "w/A.json", "w/B.json", "w/C.json", "--type-size", "all", "-o", "out",
    ]
    var random = Seeded(13)
    for _ in 0..<12 {
      try program.kill(render, afterMicroseconds: 2_000 + UInt32(random.next() % 200_000))
    }
    // The name says the file's inode, as a writer's own does.
    let left = try program.shell(
      "mkdir -p out && echo dead >out/left && mv out/left out/.vitrine-4194000-$(stat -c %i out/left).tmp"
    )
    #expect(left.code == 0)
    #expect(try program.run(render).code == 0)
    let pictures = program.files("out")
    #expect(!pictures.contains { $0.hasSuffix(".tmp") })
    #expect(pictures.count == 36 && pictures.allSatisfy { $0.hasSuffix(".png") }, "\(pictures)")
  }

  /// `| head` ends the program as it always did, and what is being written is finished first.
  @Test(arguments: ["", " --json", " 2>&1"])
  func aReaderThatLeavesEndsTheRun(more: String) throws {
    let program = try Self.prepared()
    let line =
      "render w/A.json w/B.json w/C.json --type-size all -o out" + more
      + " | head -n 1 >first; echo ${PIPESTATUS[0]}"
    let outcome = try program.shell("exec env --default-signal=PIPE bash -c 'vitrine \(line)'")
    #expect(["141\n", "0\n"].contains(outcome.output), "\(outcome)")
    #expect(program.files("out").allSatisfy { $0.hasSuffix(".png") })
  }

  /// Both take the same candidates; each finds some that the other has taken.
  @Test func twoAcceptsAtOnceBothSucceed() throws {
    let program = try Self.prepared()
    let new = try Self.accepted(program)
    let accept = "vitrine accept --goldens t/Golden --artifacts t/.artifacts"
    let copy = program.folder.appendingPathComponent("t")
    for round in 0..<12 {
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: program.folder.appendingPathComponent("w"), to: copy)
      let outcome = try program.shell(
        "\(accept) >/dev/null & first=$!; \(accept) >/dev/null; echo $?; wait $first; echo $?")
      #expect(outcome.output == "0\n0\n", "round \(round): \(outcome.errors)")
      #expect(try Self.contents(program, "t/Golden") == new)
    }
  }
}

import Foundation
import Testing

/// `accept`, `prune` and `report` find the folders of the last run, and never guess.
@Suite struct LastRunTests {
  private let program: Program

  init() throws {
    program = try Program()
    try put("A")
  }

  /// A document of one family.
  private func put(_ kind: String, _ word: String = "a", in folder: String = "w") throws {
    try program.write(
      "\(folder)/\(kind).json",
      """
      {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"], "background": "white",
       "body": "\(word)"}
      """)
  }

  private func run(_ words: String..., in folder: String = "") throws -> Program.Outcome {
    try program.run(words, in: folder)
  }

  private func expect(
    _ outcome: Program.Outcome, _ code: Int32, _ message: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.code == code, "\(outcome)", sourceLocation: location)
    if let message {
      #expect(
        (outcome.output + outcome.errors).contains(message), "\(outcome)", sourceLocation: location)
    }
  }

  @Test func theFlowOfTheFirstPage() throws {
    expect(try run("check", "w", "--html", "r.html"), 1)
    expect(try run("accept", "A-*"), 0, "1 golden accepted")
    expect(try run("prune"), 0, "0 goldens removed")
    expect(try run("report", "--markdown", "r.md"), 0, "1 identical")
    #expect(program.files("w/Golden").count == 1)
    expect(try run("check", "w"), 0)
    expect(try run("accept"), 0, "0 goldens accepted")
  }

  @Test(arguments: [
    ["check", "w"], ["check", "w/A.json"], ["check", "./w/"],
    ["check", "w", "--goldens", "X"], ["check", "w", "--goldens", "X", "--artifacts", "Y/z"],
    ["check", "w", "v"],
  ])
  func everyWayToCheck(arguments: [String]) throws {
    try put("B", in: "v")
    expect(try program.run(arguments), 1)
    let isBoth = arguments.contains("v")
    expect(try run("accept"), 0, isBoth ? "2 goldens accepted" : "1 golden accepted")
    let goldens = arguments.contains("X") ? "X" : "w/Golden"
    #expect(program.files(goldens).count == (isBoth ? 2 : 1))
    #expect(program.files("Golden").isEmpty)
    expect(try run("report", "--junit", "j.xml"), 0, "identical")
    #expect(!isHomeTouched)
  }

  private var isHomeTouched: Bool {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/nonexistent"
    return FileManager.default.fileExists(atPath: home + "/.artifacts/runs")
  }

  @Test func withoutARunTheyAskForOne() throws {
    for verb in ["accept", "prune", "report"] {
      expect(try run(verb), 3, "run check or the tests here first")
      expect(try run(verb, "--goldens", "g", "--artifacts", "a"), 3, "a: there are no records")
      expect(try run(verb, "--artifacts", "a"), 2, "add --goldens")
    }
    #expect(program.files("Golden").isEmpty)
  }

  @Test func severalRunsAreNamed() throws {
    try put("B", in: "v")
    _ = try run("check", "w")
    _ = try run("check", "v")
    let both = try run("accept")
    expect(both, 2, "  vitrine accept --goldens w/Golden --artifacts w/.artifacts")
    expect(both, 2, "  vitrine accept --goldens v/Golden --artifacts v/.artifacts")
    expect(try run("report"), 2, "  vitrine report --goldens v/Golden --artifacts v/.artifacts")
    expect(try run("prune"), 2, "  vitrine prune --goldens")
    // One folder alone says enough.
    expect(try run("accept", "--goldens", "w/Golden"), 0, "1 golden accepted")
    // Now only one has candidates.
    expect(try run("accept"), 0, "1 golden accepted")
    #expect(program.files("v/Golden").count == 1)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("w/.artifacts"))
    expect(try run("report"), 0, "1 identical")
  }

  @Test func whereARunBeganElsewhereTheUsualFoldersHold() throws {
    _ = try run("check", "w")
    expect(try run("accept", in: "w"), 0, "1 golden accepted")
    #expect(program.files("w/Golden").count == 1)
  }

  @Test func foldersOutsideMustBeSaid() throws {
    try program.write("here/x", "")
    _ = try run("check", "../w", in: "here")
    let outcome = try run("accept", in: "here")
    expect(outcome, 2, "vitrine accept --goldens ../w/Golden --artifacts ../w/.artifacts")
    let command = try #require(outcome.errors.split(separator: "\n").last)
    expect(try program.shell(String(command), in: "here"), 0, "1 golden accepted")
    // A link leads outside all the same.
    let link = program.folder.appendingPathComponent("here/link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../w")
    try put("A", "b")
    _ = try run("check", "link", in: "here")
    expect(
      try run("accept", "*", in: "here"), 2, "vitrine accept --goldens link/Golden")
  }

  /// A list of runs may be anyone's: it leads nowhere, and a bad one is said to be bad.
  @Test func aForeignListOfRunsLeadsNowhere() throws {
    let precious = try program.write("precious/keep.png", "picture")
    _ = try run("check", "w")
    _ = try run("accept")
    let log = "w/.artifacts/runs"
    let outside = program.folder.path + "/precious"
    for pair in ["\(outside)\t.artifacts", "../precious\t.artifacts", "x/../../precious\t."] {
      try program.write(log, "vitrine-runs 1\n\(pair)\n")
      let outcome = try run("prune", "--complete", in: "w")
      #expect(outcome.code == 2 || outcome.output.contains("0 goldens removed"), "\(outcome)")
    }
    for bad in [
      "", "vitrine-runs 1\na\n", "vitrine-runs 1\na\tb\tc\n", "\u{0}", "vitrine-runs 1\n\ta\n",
    ] {
      try program.write(log, bad)
      expect(try run("prune", in: "w"), 3, ".artifacts/runs: this is not a list of runs")
    }
    try Data(count: 1 << 20).write(to: program.folder.appendingPathComponent(log))
    expect(try run("prune", in: "w"), 3, ".artifacts/runs")
    #expect(try program.bytes(precious).count == 7)
  }

  @Test func oddNamesAreFound() throws {
    for folder in ["My Widgets", "it's", "a\nb", "-x", "~", "$HOME", "tab\t", "back\\slash"] {
      let program = try Program()
      try program.write("\(folder)/A.json", Program.document())
      let check = try program.run(["check", "./" + folder])
      expect(check, 1)
      let shown = try #require(check.output.range(of: "accept 2 with: "))
      let command = check.output[shown.upperBound...].trimmingCharacters(in: .newlines)
      expect(try program.shell(command + " --dry-run"), 0, "would be")
      expect(try program.run(["accept"]), 0, "2 goldens accepted")
      #expect(program.files(folder + "/Golden").count == 2)
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNoFailure() throws {
    try program.write("here/.artifacts", "a file where the folder should be")
    let outcome = try run("check", "../w", in: "here")
    expect(outcome, 1, "warning: .artifacts/runs")
    #expect(outcome.output.contains("1 missing"))
  }
}

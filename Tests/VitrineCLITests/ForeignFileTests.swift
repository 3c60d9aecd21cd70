import Foundation
import Testing
import VitrineGoldens

/// Files of the user's stay: the program removes, empties or replaces only what it made.
@Suite struct ForeignFileTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("w.json", Program.document())
    try program.write("rows.csv", "city\nA\nB\n")
  }

  private static let flags = [
    "--family", "systemSmall", "--scale", "1", "--name", "{city}", "--quiet",
  ]

  private func batch(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(
      ["batch", "w.json", "--data", "rows.csv", "-o", "out"] + arguments + Self.flags)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try program.bytes(name), as: UTF8.self)
  }

  /// What stands at the path of a list, and is none.
  @Test(arguments: [
    "my notes\n", "{\"level\":\"info\"}\n", "\n", "city\nA\n", "{\"error\":\"main:12: bad\"}\n",
  ])
  func noListTakesTheirPlace(content: String) throws {
    for flags in [
      ["--keep-going", "--failures", "mine"], ["--manifest", "mine"],
      ["--manifest", "mine", "--resume"],
    ] {
      try program.write("mine", content)
      let outcome = try batch(flags)
      #expect(outcome.code == 2 && outcome.errors.contains("no batch wrote it"), "\(outcome)")
      #expect(try text("mine") == content)
      #expect(!program.files("out").contains("A.png"))
    }
    // Beside a list of the program's own.
    #expect(try batch(["--manifest", "m"]).code == 0)
    try program.write("m.next", content)
    #expect(try batch(["--manifest", "m", "--resume"]).code == 2)
    #expect(try text("m.next") == content)
  }

  @Test func noInputAndNoPipeIsAList() throws {
    for flag in ["--manifest", "--failures"] {
      for input in ["w.json", "rows.csv"] {
        let before = try text(input)
        let outcome = try batch([flag, input, "--keep-going"])
        #expect(outcome.code == 2 && outcome.errors.contains("is read by this run"), "\(outcome)")
        #expect(try text(input) == before)
      }
    }
    let pipe = program.folder.appendingPathComponent("pipe").path
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    for flags in [
      ["--keep-going", "--failures", "pipe"], ["--manifest", "pipe"],
      ["--manifest", "pipe", "--resume"],
    ] {
      let outcome = try batch(flags)
      #expect(outcome.code == 2 && outcome.errors.contains("no regular file"), "\(outcome)")
    }
    #expect(FileManager.default.fileExists(atPath: pipe))
  }

  /// The file of failures of an earlier run is one, also where no line of it can be read as a job.
  @Test func ownListsAreReplaced() throws {
    try program.write("jobs", "{broken\n{\"input\":\"no.json\"}\n")
    for _ in 0..<2 {
      let outcome = try program.run(["batch", "jobs", "-o", "out", "--keep-going", "--quiet"])
      #expect(outcome.code == 3, "\(outcome)")
      #expect(try text("out/failures.ndjson").split(separator: "\n").count == 2)
    }
    try program.write("jobs", "{\"input\":\"w.json\",\"output\":\"a\"}\n")
    let outcome = try program.run(["batch", "jobs", "-o", "out", "--keep-going", "--quiet"])
    #expect(outcome.code == 0 && !program.files("out").contains("failures.ndjson"), "\(outcome)")
    // An empty file of the user's is used, and stays.
    try program.write("empty", "")
    #expect(try batch(["--keep-going", "--failures", "empty"]).code == 0)
    #expect(try text("empty") == "")
  }

  /// Two batches into one folder: one draws, or one after the other.
  @Test func twoBatchesDoNotShareAList() throws {
    try program.write("rows.csv", "city\n" + (0..<120).map { "C\($0)\n" }.joined())
    let line = "vitrine batch w.json --data rows.csv -o out \(Self.flags.joined(separator: " "))"
      .replacing("{city}", with: "'{city}'")
    let outcome = try program.shell("\(line) & first=$!; \(line); b=$?; wait $first; echo $? $b")
    let codes = Set(outcome.output.split { $0.isWhitespace }.map(String.init))
    #expect(codes == ["0"] || codes == ["0", "2"], "\(outcome)")
    #expect(try text("out/manifest.ndjson").split(separator: "\n").count == 120)
  }

  /// A link of the name that the cache locks by makes no file elsewhere.
  @Test func aCacheFollowsNoLink() throws {
    let made = try program.shell("mkdir kept && ln -s ../elsewhere kept/lock")
    #expect(made.code == 0)
    let outcome = try batch(["--cache", "kept", "--cache-limit", "1000"])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(!program.files("").contains("elsewhere"))
  }

  /// Endless input ends when it certainly has too many rows.
  @Test(arguments: ["city", #"{"city":"A"}"#]) func endlessRowsEnd(row: String) throws {
    let outcome = try program.shell(
      "yes '\(row)' | vitrine batch w.json --data - -o out --max-rows 1000 2>&1; true")
    #expect(outcome.output.contains("more than --max-rows 1000"), "\(outcome)")
  }
}

/// Folders of artifacts that hold files of the user's.
@Suite struct ForeignArtifactTests {
  private let program: Program
  private static let decoys = [
    "candidates/a.png", "records/taxes.txt", "records/2026/june.txt", "expected/a/b.txt",
    "differences/x", "base/keep.txt", "base/candidates/k.png", "run.txt",
  ]

  init() throws {
    program = try Program()
    try program.write("w.json", Program.document())
    for decoy in Self.decoys { try program.write("here/" + decoy, "precious") }
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(arguments + ["--quiet"])
  }

  private func expectDecoys() throws {
    for decoy in Self.decoys {
      let text = (try? program.bytes("here/" + decoy)).map { String(decoding: $0, as: UTF8.self) }
      #expect(text == "precious", "\(decoy)")
    }
  }

  @Test func nothingButARunsOwnIsCleared() throws {
    let check = ["check", "w.json", "--artifacts", "here", "--goldens", "Golden"]
    for families in ["systemSmall", "systemMedium", "systemSmall"] {
      #expect(try run(check + ["--family", families]).code == 1)
      try expectDecoys()
      let own = program.files("here/candidates").filter { $0 != "a.png" }
      #expect(own.count == 1 && own[0].contains(families))
    }
    #expect(try program.run(["accept", "--artifacts", "here", "--goldens", "Golden"]).code == 0)
    #expect(program.files("here/candidates") == ["a.png"])
    #expect(try run(check + ["--family", "systemSmall"]).code == 0)
    try expectDecoys()
  }

  /// A run that was killed between a picture and its record leaves nothing for ever.
  @Test func whatARunMayLeaveIsWrittenDown() throws {
    let check = ["check", "w.json", "--goldens", "Golden", "--family", "systemSmall"]
    #expect(try run(check).code == 1)
    let record = try #require(program.files(".artifacts/records").first)
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent(".artifacts/records/" + record))
    #expect(
      try run(["check", "w.json", "--goldens", "Golden", "--family", "systemMedium"]).code == 1)
    #expect(program.files(".artifacts/candidates").count == 1)
  }

  @Test func namesOfTheUsersAreNotReplaced() throws {
    let name = "Hello-systemSmall-iphone-15-large-light.png"
    for file in [
      "candidates/" + name, "expected/" + name, "records/\(name).json", "run", "verdicts",
    ] {
      let folder = "f" + file.replacing("/", with: "-")
      try program.write("\(folder)/\(file)", "precious")
      let outcome = try run([
        "check", "w.json", "--artifacts", folder, "--goldens", "Golden", "--family", "systemSmall",
      ])
      #expect(outcome.code == 2 && outcome.errors.contains("no run wrote it"), "\(outcome)")
      #expect(String(decoding: try program.bytes("\(folder)/\(file)"), as: UTF8.self) == "precious")
    }
  }

  @Test func pruneLeavesWhatIsNoSnapshot() throws {
    let check = ["check", "w.json", "--goldens", "G"]
    #expect(try run(check).code == 1)
    #expect(try program.run(["accept", "--goldens", "G", "--artifacts", ".artifacts"]).code == 0)
    for file in ["notes.txt", "photo.png", "data.json"] {
      try program.write("G/" + file, "precious")
    }
    #expect(try run(check + ["--family", "systemSmall"]).code == 0)
    let prune = ["prune", "--complete", "--goldens", "G", "--artifacts", ".artifacts"]
    for (flags, words) in [(["--dry-run"], "would be removed"), ([], "removed")] {
      let outcome = try program.run(prune + flags)
      #expect(outcome.code == 0 && outcome.lines.last == "1 golden \(words)", "\(outcome)")
      #expect(outcome.errors.contains("3 files are left") && outcome.errors.contains("photo.png"))
    }
    #expect(
      program.files("G") == [
        "Hello-systemSmall-iphone-15-large-light.png", "data.json", "notes.txt", "photo.png",
      ])
  }

  /// What a link leads to is written, and the link stays, as everywhere.
  @Test func exportsKeepLinks() throws {
    let name = "Hello-systemSmall-iphone-15-large-light.png"
    let made = try program.shell("mkdir up elsewhere && ln -s ../elsewhere/a.png up/\(name)")
    #expect(made.code == 0)
    let outcome = try run([
      "check", "w.json", "--goldens", "G", "--family", "systemSmall", "--export", "plain=up",
    ])
    #expect(outcome.code == 1, "\(outcome)")
    #expect(program.files("elsewhere") == ["a.png"])
    let link = program.folder.appendingPathComponent("up/" + name).path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("a.png"))
  }

  /// A link where a part keeps a record is left out, and said to be.
  @Test func linksOfPartsAreTold() throws {
    #expect(try run(["check", "w.json", "--goldens", "G", "--family", "systemSmall"]).code == 1)
    let made = try program.shell(
      "mkdir parts && mv .artifacts parts/one && cd parts/one/records && ln -s /etc/passwd x.json")
    #expect(made.code == 0)
    let outcome = try program.run(["report", "parts", "--goldens", "G", "--artifacts", "merged"])
    #expect(outcome.errors.contains("records/x.json': links are left out"), "\(outcome)")
  }

  /// Artifacts are downloaded: only pictures and texts become goldens.
  @Test func onlyWhatAGoldenCanBeIsAccepted() throws {
    let sources = [
      "swift": "print(1)", "png": "no picture", "json": "{", "txt": "a\u{0}b", "c": "x",
    ]
    for (ending, content) in sources.sorted(by: { $0.key < $1.key }) {
      let store = GoldenStore(
        goldens: program.folder.path + "/G", artifacts: program.folder.path + "/\(ending)-artifacts"
      )
      var record = SnapshotRecord(
        name: try GoldenName("x"), fileExtension: ending, state: .missing, explanation: "new",
        goldens: store.goldens)
      record.isOffered = true
      try store.save(record)
      try program.write("\(ending)-artifacts/candidates/x.\(ending)", content)
      let outcome = try program.run([
        "accept", "--goldens", "G", "--artifacts", "\(ending)-artifacts",
      ])
      #expect(outcome.code == 3, "\(outcome)")
      #expect(program.files("G") == [])
    }
  }

  /// Two runs of the same goldens at once: the second waits for the first.
  @Test func twoChecksEndAsOne() throws {
    let check = "vitrine check w.json --goldens G --scheme all --jobs 1 --quiet"
    for _ in 0..<6 {
      let outcome = try program.shell(
        "\(check) & a=$!; \(check) & b=$!; \(check); c=$?; wait $a; d=$?; wait $b; echo $c $d $?")
      #expect(outcome.output.contains("1 1 1"), "\(outcome)")
    }
  }
}

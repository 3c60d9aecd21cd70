import Foundation
import Testing
import VitrineImages

/// `check --base`: the verdicts of goldens without goldens in the repository.
@Suite struct BaseTests {
  private let program: Program

  /// A repository with two commits, of which the second changes one widget and adds another.
  init() throws {
    program = try Program()
    try git("init -q -b main")
    try program.write("w/A.json", Self.document("A", "Kyoto"))
    try program.write("w/B.json", Self.document("B", "Oslo"))
    try commit("one")
    try program.write("w/A.json", Self.document("A", "Osaka"))
    try program.write("w/C.json", Self.document("C", "Rome"))
    try commit("two")
  }

  private static func document(_ kind: String, _ city: String) -> String {
    Program.document(data: #"{"city":"\#(city)"}"#)
      .replacingOccurrences(of: #""kind":"Hello""#, with: #""kind":"\#(kind)""#)
  }

  private func git(_ words: String) throws {
    let outcome = try program.shell(
      "git -c user.name=t -c user.email=t@example.com -c commit.gpgsign=false \(words)")
    try #require(outcome.code == 0, "git \(words): \(outcome)")
  }

  private func commit(_ message: String) throws {
    try git("add w")
    try git("commit -q -m \(message)")
  }

  /// Name, state and explanation of each picture; where files lie is not compared.
  private func verdicts(_ arguments: [String]) throws -> (code: Int32, rows: [String]) {
    let outcome = try program.run(["check", "w", "--json", "--scheme", "dark"] + arguments)
    let rows = try outcome.lines.map { line in
      let row = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return ["name", "state", "changedPixels", "explanation", "blame"].map {
        "\(row[$0] ?? "")"
      }.joined(separator: "|")
    }
    return (outcome.code, rows)
  }

  @Test func commitsAndFoldersGiveTheVerdictsOfGoldens() throws {
    let byCommit = try verdicts(["--base", "HEAD~1", "--artifacts", ".artifacts/c"])
    #expect(byCommit.code == 1)
    let states = byCommit.rows.map { $0.split(separator: "|")[1] }
    #expect(states == ["different", "different", "identical", "identical", "missing", "missing"])
    #expect(byCommit.rows[0].contains("Kyoto"), "\(byCommit.rows)")

    // The same by goldens, accepted at the first commit.
    try git("checkout -q HEAD~1")
    #expect(
      try program.run([
        "check", "w", "--scheme", "dark", "--record", "all", "--goldens", "G",
        "--artifacts", ".artifacts/g",
      ]).code == 1)
    #expect(
      try program.run(["accept", "--goldens", "G", "--artifacts", ".artifacts/g"]).code == 0)
    // As a build server keeps it: what the run of the first commit left.
    #expect(
      try program.run([
        "check", "w", "--scheme", "dark", "--record", "all", "--goldens", "none",
        "--artifacts", "kept",
      ]).code == 1)
    try git("checkout -q main")
    let byGoldens = try verdicts(["--goldens", "G", "--artifacts", ".artifacts/h"])
    #expect(byGoldens.code == byCommit.code)
    #expect(byGoldens.rows == byCommit.rows)
    let byFolder = try verdicts(["--base", "kept", "--artifacts", ".artifacts/f"])
    #expect(byFolder.rows == byCommit.rows)
  }

  @Test func nothingIsTouchedOrAccepted() throws {
    let outcome = try program.run(
      ["check", "w", "--base", "main~1", "--html", "r.html", "--artifacts", "art"])
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("accept"), "\(outcome.output)")
    #expect(try program.shell("git status --porcelain -uno").output.isEmpty)
    #expect(try program.shell("git diff --cached --name-only").output.isEmpty)
    #expect(program.files("").contains("r.html"))
    #expect(!program.files("w").contains("Golden"))
    // Against itself nothing differs.
    #expect(try program.run(["check", "w", "--base", "HEAD", "--artifacts", "art"]).code == 0)
  }

  /// Only a file of a lock that nobody holds tells of a copy that a killed program left.
  @Test func onlyAbandonedCopiesGo() throws {
    let names = (0..<6).map { "vitrine-base-00000000-0000-4000-8000-00000000000\($0)" }
    let made = try program.shell(
      """
      mkdir t && cd t && mkdir \(names.joined(separator: " ")) vitrine-base-x && touch vitrine-base-x/vitrine.lock
      touch \(names[0])/vitrine.lock && mkfifo \(names[1])/vitrine.lock && mkdir \(names[2])/vitrine.lock
      touch lock && ln -s ../lock \(names[3])/vitrine.lock && touch \(names[4])/notes
      """)
    #expect(made.code == 0, "\(made)")
    let outcome = try program.shell(
      "TMPDIR=\"$PWD/t\" vitrine check w --base HEAD --artifacts art")
    #expect(outcome.code == 0, "\(outcome)")
    var left = ["lock"]
    left += names.dropFirst()
    left.append("vitrine-base-x")
    #expect(program.files("t") == left)
  }

  /// By the type `ScreenshotMetadata` of Argos's package `util`: no other members, the two required ones there.
  @Test func argosTakesTheFolder() throws {
    let outcome = try program.run([
      "check", "w", "--scheme", "dark", "--base", "HEAD~1", "--artifacts", "art", "--export",
      "argos=up",
    ])
    #expect(outcome.code == 1, "\(outcome)")
    let names = program.files("up")
    #expect(names.count == 12)
    for name in names where name.hasSuffix(".png") {
      // All pictures, those that changed as they are now.
      let json = try #require(
        try JSONSerialization.jsonObject(with: program.bytes("up/\(name).argos.json"))
          as? [String: Any])
      #expect(
        Set(json.keys) == [
          "viewport", "colorScheme", "mediaType", "test", "automationLibrary", "sdk",
        ])
      #expect(json["colorScheme"] as? String == "dark")
      let size = try #require(json["viewport"] as? [String: Int])
      #expect(size["height"] == 474 && size["width"] == (name.contains("Small") ? 474 : 1014))
      let test = try #require(json["test"] as? [String: Any])
      #expect(test["title"] as? String == String(name.dropLast(4)))
      #expect((test["titlePath"] as? [String])?.count == 4)
      for key in ["automationLibrary", "sdk"] {
        let library = try #require(json[key] as? [String: String])
        #expect(library["name"] == "vitrine" && library["version"]?.isEmpty == false)
      }
    }
    _ = try program.run(["render", "w", "--scheme", "dark", "-o", "drawn"])
    let decoded = try ["up", "drawn"].map {
      try decodePNG(Array(program.bytes("\($0)/A-systemSmall-iphone-15-large-dark.png"))).pixels
    }
    #expect(decoded[0] == decoded[1])
  }

  @Test func plainFoldersSayWhatPicturesShow() throws {
    _ = try program.run(
      ["check", "w/A.json", "--family", "systemSmall", "--artifacts", "art", "--export", "plain=p"])
    let name = "A-systemSmall-iphone-15-large-light"
    #expect(program.files("p") == [name + ".json", name + ".png"])
    let text = String(decoding: try program.bytes("p/\(name).json"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"{"name":"\#(name)","size":{"width":474,"height":474},"state":"missing","settings":{"#))
    #expect(text.contains(#""family":"systemSmall""#))
    for (flag, words) in [
      ("chromatic=x", "unknown form"), ("plain", "FORM=DIR"), ("plain=", "FORM=DIR"),
    ] {
      let outcome = try program.run(["check", "w", "--export", flag])
      #expect(outcome.code == 2 && outcome.errors.contains(words), "\(flag): \(outcome)")
    }
  }

  @Test func mistakesSayWhatIsMeant() throws {
    try program.write("art/candidates/x.txt", "")
    for (arguments, code, words) in [
      (["w", "--base", "no-such"], 2, "neither a folder nor a commit"),
      (["w", "--base", "HEAD", "--record", "all"], 2, "--record has no effect"),
      (["w", "--base", "art", "--artifacts", "art"], 2, "move it"),
      (["../w", "--base", "HEAD"], 2, "below the current folder"),
    ] as [([String], Int32, String)] {
      let outcome = try program.run(["check"] + arguments)
      #expect(outcome.code == code, "\(arguments): \(outcome)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
  }
}

/// What `check --base` leaves and runs.
@Suite struct BaseProcessTests {
  private let program: Program

  init() throws {
    program = try Program()
    for index in 0..<4 { try program.write("w/\(index).json", Program.document()) }
    try program.write("w/.gitattributes", "*.json filter=bad\n")
    try program.write(".gitattributes", "*.json filter=bad\n*.bin filter=bad\n")
    let made = try program.shell(
      """
      mkdir tmp && head -c 4000000 /dev/zero > big.bin && git init -q -b main && git add -A \
      && git -c user.name=t -c user.email=t@example.com -c commit.gpgsign=false commit -q -m one
      """)
    try #require(made.code == 0, "\(made)")
  }

  /// The names below the folder of temporary files.
  private var left: [String] { program.files("tmp") }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsLeaveNothing(signal: Int32) throws {
    let line = "TMPDIR=$PWD/tmp exec vitrine check w --device all --scheme all --quiet --base HEAD"
    for delay: UInt32 in [30_000, 80_000, 200_000, 500_000] {
      _ = try program.shell(
        """
        env --default-signal=INT,TERM,HUP sh -c '\(line)' >/dev/null 2>&1 & p=$!
        perl -e 'select undef, undef, undef, \(Double(delay) / 1e6)'; kill -\(signal) $p; wait $p; true
        """)
      #expect(left == [])
    }
    let running = try program.shell("ps -eo args | grep -c \"[c]heck.*$PWD\"; true")
    #expect(running.output.hasPrefix("0"), "\(running)")
  }

  /// What a killed run left goes with the next.
  @Test func abandonedCopiesGo() throws {
    let name = "vitrine-base-\(UUID().uuidString)"
    try program.write("tmp/\(name)/vitrine.lock", "")
    try program.write("tmp/\(name)/tree/a", "")
    // None of the program's.
    try program.write("tmp/vitrine-base-notes/a", "")
    let other = "vitrine-base-\(UUID().uuidString)"
    try program.write("tmp/\(other)/a", "")
    _ = try program.shell(
      "TMPDIR=$PWD/tmp vitrine check w --family systemSmall --quiet --base HEAD; true")
    #expect(left == ["vitrine-base-notes", other].sorted())
  }

  @Test func nothingOfTheRepositoryRuns() throws {
    let set = try program.shell(
      """
      printf '#!/bin/sh\\ntouch %s/ran-$1\\ncat\\n' "$PWD" > bad && chmod +x bad && mkdir hooks \
      && cp bad hooks/post-index-change && cp bad hooks/post-checkout \
      && git config core.hooksPath "$PWD/hooks" && git config core.fsmonitor "$PWD/bad fsmonitor" \
      && git config filter.bad.smudge "$PWD/bad smudge" && git config filter.bad.required true
      """)
    #expect(set.code == 0, "\(set)")
    let outcome = try program.run(["check", "w", "--family", "systemSmall", "--base", "HEAD"])
    #expect(program.files("").filter { $0.hasPrefix("ran-") } == [], "\(outcome)")
    #expect(outcome.errors.contains("runs no filters of the repository (bad)"), "\(outcome)")
  }
}

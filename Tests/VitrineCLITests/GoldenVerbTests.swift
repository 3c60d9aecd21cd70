import Foundation
import Testing

@Suite struct GoldenVerbTests {
  private func document(_ word: String, kind: String = "Word") -> String {
    """
    {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall", "systemMedium"],
     "body": {"Text": "\(word)", "modifiers": [{"containerBackground": "white"}]}}
    """
  }

  private func widgets(_ words: [String: String]) throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    for (kind, word) in words { try program.write("w/\(kind).json", document(word, kind: kind)) }
    return program
  }

  @Test func fromMissingToAcceptedToChanged() throws {
    let program = try widgets(["One": "a", "Two": "b"])
    let missing = try program.run(["check", "w", "--record", "missing"])
    #expect(missing.code == 1)
    #expect(missing.output.contains("4 missing"))
    #expect(missing.output.contains("accept 4 with: vitrine accept --goldens w/Golden --artifacts w/.artifacts"))
    #expect(program.files("w/Golden").isEmpty)

    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    let accepted = try program.run(["accept"] + folders)
    #expect(accepted.code == 0 && accepted.lines.last == "4 goldens accepted")
    #expect(program.files("w/Golden").count == 4)
    #expect(try program.run(["check", "w"]).lines == ["4 identical"])

    try program.write("w/One.json", document("c", kind: "One"))
    let changed = try program.run(["check", "w", "--record", "never", "--html", "r.html", "--junit", "j.xml"])
    #expect(changed.code == 1 && changed.output.contains("2 identical, 2 different"))
    #expect(changed.output.contains("One-systemSmall-iphone-15-large-light.png: different"))
    #expect(try program.run(["accept"] + folders).lines.last == "0 goldens accepted")
    #expect(try program.run(["accept", "One-systemSmall*"] + folders).lines.last == "1 golden accepted")
    #expect(try program.run(["accept", "Nothing*"] + folders).code == 3)
    let page = try String(contentsOf: program.folder.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.contains("One-systemSmall-iphone-15-large-light"))
  }

  @Test func recordingEverythingNeverPasses() throws {
    let program = try widgets(["One": "a"])
    _ = try program.run(["check", "w", "--record", "missing"])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["accept"] + folders)
    #expect(try program.run(["check", "w", "--record", "never"]).code == 0)
    #expect(try program.run(["check", "w", "--record", "all"]).code == 1)
    #expect(try program.run(["check", "w", "--record", "some"]).code == 2)
  }

  @Test func blankPicturesAreNeverOffered() throws {
    let program = try Program()
    try program.write("a.json", "{\"vitrine\": 1, \"kind\": \"Blank\", \"families\": [\"systemSmall\"], \"body\": {\"EmptyView\": {}}}")
    let run = try program.run(["check", "a.json", "--scene", "view", "--size", "20x20"])
    #expect(run.code == 1 && run.output.contains("1 refused"))
    #expect(try program.run(["accept"]).lines.last == "0 goldens accepted")
  }

  @Test func shardsTogetherAreTheWhole() throws {
    let program = try widgets(["A": "1", "B": "2", "C": "3"])
    let all = ["check", "w", "--scheme", "all", "--json", "--artifacts"]
    let whole = Set(try program.run(all + ["x"]).lines)
    var parts: [String] = []
    for shard in 1...4 { parts += try program.run(all + ["x\(shard)", "--shard", "\(shard)/4"]).lines }
    #expect(parts.count == whole.count && Set(parts) == whole)
    for wrong in ["0/4", "5/4", "1", "a/b", "1/0"] {
      #expect(try program.run(["check", "w", "--shard", wrong]).code == 2)
    }
  }

  @Test func pruningTakesWhatNothingDraws() throws {
    let program = try widgets(["A": "1", "B": "2"])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["check", "w", "--scheme", "all"])
    _ = try program.run(["accept"] + folders)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("w/B.json"))
    // Too narrow: the dark goldens of A are still drawn under other flags.
    _ = try program.run(["check", "w"])
    #expect(try program.run(["prune"] + folders).code == 3)
    _ = try program.run(["check", "w", "--scheme", "all", "--shard", "1/2"])
    #expect(try program.run(["prune"] + folders).code == 3)
    _ = try program.run(["check", "w", "--scheme", "all"])
    #expect(try program.run(["prune", "--dry-run"] + folders).lines.last == "4 goldens would be removed")
    #expect(try program.run(["prune"] + folders).lines.last == "4 goldens removed")
    #expect(program.files("w/Golden").allSatisfy { $0.hasPrefix("A-") })
  }

  @Test func aDamagedGoldenIsNamed() throws {
    let program = try widgets(["A": "1"])
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w/Golden"), withIntermediateDirectories: true)
    try program.write(
      "w/Golden/A-systemSmall-iphone-15-large-light.png",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    let run = try program.run(["check", "w"])
    #expect(run.code == 1 && run.output.contains("1 missing, 1 unreadable"))
    #expect(run.output.contains("Git LFS pointer"))
  }

  @Test func theSameReportAtAnyNumberOfJobs() throws {
    let program = try widgets(["A": "1", "B": "2"])
    var pages: Set<Data> = []
    for jobs in ["1", "2", "8"] {
      _ = try program.run(["check", "w", "--jobs", jobs, "--html", "r.html"])
      pages.insert(try Data(contentsOf: program.folder.appendingPathComponent("r.html")))
    }
    #expect(pages.count == 1)
  }

  @Test func whatIsSkippedIsWhatWouldPass() throws {
    let program = try widgets(["A": "1", "B": "2"])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["check", "w", "--record", "failed"])
    _ = try program.run(["accept"] + folders)
    func both() throws -> [String] {
      let skipping = try program.run(["check", "w", "--json", "--record", "never"])
      let drawing = try program.run(["check", "w", "--json", "--record", "never", "--no-cache"])
      #expect(skipping.output == drawing.output && skipping.code == drawing.code)
      return skipping.lines
    }
    #expect(try both() == both())
    // The document, a golden, the measure: each change is noticed.
    try program.write("w/A.json", document("9", kind: "A"))
    #expect(try both().filter { $0.contains("different") }.count == 2)
    try program.write("w/A.json", document("1", kind: "A"))
    #expect(try both().allSatisfy { $0.contains("identical") })
    let golden = program.folder.appendingPathComponent("w/Golden/A-systemSmall-iphone-15-large-light.png")
    let other = program.folder.appendingPathComponent("w/Golden/B-systemSmall-iphone-15-large-light.png")
    try Data(contentsOf: other).write(to: golden)
    #expect(try both().filter { $0.contains("different") }.count == 1)
    try program.write("w/.artifacts/verdicts.json", "{damaged")
    #expect(try both().filter { $0.contains("different") }.count == 1)
  }

  @Test func failFastStops() throws {
    let program = try widgets(["A": "1", "B": "2", "C": "3"])
    let run = try program.run(["check", "w", "--scheme", "all", "--jobs", "1", "--fail-fast"])
    #expect(run.code == 1 && run.output.contains("1 missing"))
    #expect(try program.run(["prune", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"]).code == 3)
  }
}

import Foundation
import Testing
import VitrineGraphics
import VitrineImages

@Suite struct GoldenVerbTests {
  private func document(_ word: String, kind: String = "Word") -> String {
    """
    {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall", "systemMedium"],
     "body": {"Text": "\(word)", "modifiers": [{"containerBackground": "teal"}]}}
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
    #expect(
      missing.output.contains(
        "accept 4 with: vitrine accept --goldens w/Golden --artifacts w/.artifacts"))
    #expect(program.files("w/Golden").isEmpty)

    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    let accepted = try program.run(["accept"] + folders)
    #expect(accepted.code == 0 && accepted.lines.last == "4 goldens accepted")
    #expect(program.files("w/Golden").count == 4)
    #expect(try program.run(["check", "w"]).lines == ["4 identical"])

    try program.write("w/One.json", document("c", kind: "One"))
    let changed = try program.run([
      "check", "w", "--record", "never", "--html", "r.html", "--junit", "j.xml",
    ])
    #expect(changed.code == 1 && changed.output.contains("2 identical, 2 different"))
    #expect(changed.output.contains("One-systemSmall-iphone-15-large-light.png: different"))
    #expect(try program.run(["accept"] + folders).lines.last == "0 goldens accepted")
    #expect(
      try program.run(["accept", "One-systemSmall*"] + folders).lines.last == "1 golden accepted")
    #expect(try program.run(["accept", "Nothing*"] + folders).code == 3)
    let page = try String(
      contentsOf: program.folder.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.contains("One-systemSmall-iphone-15-large-light"))
  }

  @Test func sharedScreensAreCheckedWithTheirCompany() throws {
    let program = try widgets(["One": "a"])
    try program.write("other.json", document("b", kind: "Other"))
    let check = [
      "check", "w", "--scene", "stack", "--family", "small", "--with", "other.json", "--at",
      "2007-01-09T09:41",
    ]
    _ = try program.run(check + ["--record", "missing"])
    _ = try program.run(["accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"])
    // Drawn, then known by hash.
    for _ in 0..<2 { #expect(try program.run(check).lines == ["1 identical"]) }
    let alone = try program.run(["check", "w", "--scene", "stack", "--family", "small"])
    #expect(alone.code == 1)

    let relevant = document("c", kind: "Other").replacing(
      #""families""#, with: #""entries": [{"date": "2007-01-09", "relevance": 9}], "families""#)
    try program.write("other.json", relevant)
    let changed = try program.run(check + ["--record", "never"])
    #expect(changed.code == 1 && changed.output.contains("1 different"), "\(changed)")
    try program.write("other.json", document("{nobody}", kind: "Other"))
    #expect(try program.run(check).code == 3)
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
    try program.write(
      "a.json",
      "{\"vitrine\": 1, \"kind\": \"Blank\", \"families\": [\"systemSmall\"], \"body\": {\"EmptyView\": {}}}"
    )
    let run = try program.run(["check", "a.json", "--scene", "view", "--size", "20x20"])
    #expect(run.code == 1 && run.output.contains("1 refused"))
    #expect(try program.run(["accept"]).lines.last == "0 goldens accepted")
  }

  @Test func shardsTogetherAreTheWhole() throws {
    let program = try widgets(["A": "1", "B": "2", "C": "3"])
    let all = ["check", "w", "--scheme", "all", "--json", "--artifacts"]
    let whole = Set(try program.run(all + ["x"]).lines)
    var parts: [String] = []
    for shard in 1...4 {
      parts += try program.run(all + ["x\(shard)", "--shard", "\(shard)/4"]).lines
    }
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
    #expect(
      try program.run(["prune", "--dry-run"] + folders).lines.last == "4 goldens would be removed")
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
    let golden = program.folder.appendingPathComponent(
      "w/Golden/A-systemSmall-iphone-15-large-light.png")
    let other = program.folder.appendingPathComponent(
      "w/Golden/B-systemSmall-iphone-15-large-light.png")
    try Data(contentsOf: other).write(to: golden)
    #expect(try both().filter { $0.contains("different") }.count == 1)
    try program.write("w/.artifacts/verdicts", "damaged")
    #expect(try both().filter { $0.contains("different") }.count == 1)
  }

  /// Files of the same size with their dates put back: what is compared is read.
  @Test func noDateVouchesForWhatIsCompared() throws {
    let program = try widgets(["A": "1"])
    let image = program.folder.appendingPathComponent("w/i.png")
    func picture(_ level: UInt8) throws {
      var pixels = Pixmap(width: 4, height: 4)
      for i in 0..<16 { pixels[i % 4, i / 4] = 0xff00_0000 | UInt32(level) * 0x01_0101 }
      var scratch = PNGScratch()
      try Data(try encodePNG(pixels, scale: 1, scratch: &scratch)).write(to: image)
    }
    try picture(20)
    try program.write(
      "w/A.json",
      """
      {"vitrine": 1, "kind": "A", "families": ["systemSmall"],
       "body": {"Image": "i.png", "modifiers": [{"containerBackground": "white"}]}}
      """)
    usleep(50_000)
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["check", "w"])
    _ = try program.run(["accept"] + folders)
    for _ in 0..<2 { #expect(try program.run(["check", "w"]).lines == ["1 identical"]) }
    let golden = program.folder.appendingPathComponent(
      "w/Golden/A-systemSmall-iphone-15-large-light.png")
    let sound = try Data(contentsOf: golden)
    for (file, change) in [
      (image, { try picture(21) }),
      (
        golden,
        { () throws in
          var damaged = sound
          damaged[damaged.count - 20] ^= 1
          try damaged.write(to: golden)
        }
      ),
    ] {
      let (before, bytes) = (
        try FileManager.default.attributesOfItem(atPath: file.path), try Data(contentsOf: file)
      )
      try change()
      #expect(try Data(contentsOf: file).count == bytes.count)
      try FileManager.default.setAttributes(
        [.modificationDate: before[.modificationDate] as Any], ofItemAtPath: file.path)
      #expect(try program.run(["check", "w"]).code == 1)
      try bytes.write(to: file)
      #expect(try program.run(["check", "w"]).lines == ["1 identical"])
    }
  }

  /// Masks are part of what a verdict holds under.
  @Test func masksLeaveOutAreasAndViews() throws {
    func text(_ time: String) -> String {
      """
      {"vitrine": 1, "kind": "A", "families": ["systemSmall"],
       "body": {"VStack": [{"Text": "\(time)", "modifiers": [{"id": "clock"}]}, {"Text": "stays"}],
                "modifiers": [{"containerBackground": "white"}]}}
      """
    }
    let program = try widgets([:])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    try program.write("w/A.json", text("09:41"))
    _ = try program.run(["check", "w"])
    _ = try program.run(["accept"] + folders)
    // Wider, so that the view stands elsewhere than in the golden.
    try program.write("w/A.json", text("11:11:11"))
    for _ in 0..<2 {
      #expect(try program.run(["check", "w"]).code == 1)
      #expect(try program.run(["check", "w", "--mask-id", "clock"]).code == 0)
      #expect(try program.run(["check", "w", "--mask-id", "clok"]).code == 1)
      #expect(try program.run(["check", "w", "--mask-view", "Text"]).code == 0)
      #expect(try program.run(["check", "w", "--mask", "0,60,158,20"]).code == 0)
      #expect(try program.run(["check", "w", "--mask", "0,90,158,20"]).code == 1)
    }
    let whole = try program.run(["check", "w", "--mask", "0,0,158,158"])
    #expect(whole.code == 1 && whole.output.contains("a mask covers the whole picture"))
    for wrong in ["1,2,3", "a,b,c,d", "0,0,0,5", "0,0,nan,5"] {
      #expect(try program.run(["check", "w", "--mask", wrong]).code == 2)
    }
  }

  @Test func failFastStops() throws {
    let program = try widgets(["A": "1", "B": "2", "C": "3"])
    let run = try program.run(["check", "w", "--scheme", "all", "--jobs", "1", "--fail-fast"])
    #expect(run.code == 1 && run.output.contains("1 missing"))
    #expect(
      try program.run(["prune", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"]).code == 3)
  }
}

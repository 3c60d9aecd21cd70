import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

@Suite struct ReportTests {
  private func record(
    _ name: String, _ state: SnapshotState, _ why: String = "3 pixels differ"
  ) throws -> SnapshotRecord {
    var record = SnapshotRecord(
      name: try GoldenName(name), fileExtension: "png", state: state, explanation: why,
      goldens: "Golden")
    record.traits = ["widget": "Weather", "scheme": "dark"]
    record.blame = ["VStack › Text “21°”: y 34 → 36"]
    return record
  }

  private let store = GoldenStore(goldens: "Golden", artifacts: "a")

  @Test func junitCountsAndEscapes() throws {
    let text = JUnitReport.text(
      [try record("a", .identical), try record("b", .different, "1 < 2 & \"3\"\u{1}")], store: store
    )
    #expect(text.contains("<testsuite name=\"vitrine\" tests=\"2\" failures=\"1\">"))
    #expect(text.contains("message=\"different: 1 &lt; 2 &amp; &quot;3&quot;⟨U+0001⟩\""))
    #expect(text.contains("<testcase classname=\"Weather\" name=\"a.png\"/>"))
  }

  /// A server that shows the message alone says the cause, and the settings are properties of the case.
  @Test func junitHasCausesAndSettings() throws {
    var changed = try record("b", .different, "3 pixels in 1 area")
    changed.cause = "text “21°” → “22°”"
    let lines = JUnitReport.text([changed], store: store).replacing("&#10;", with: "\n")
      .split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(4).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "<properties>", "<property name=\"scheme\" value=\"dark\"/>",
        "<property name=\"widget\" value=\"Weather\"/>", "</properties>",
        "<failure message=\"different: text “21°” → “22°”; 3 pixels in 1 area\">"
          + "VStack › Text “21°”: y 34 → 36", "drawn with: scheme dark, widget Weather",
        "accept with: vitrine accept b.png --goldens Golden --artifacts a</failure>",
        "</testcase>", "</testsuite>", "</testsuites>",
      ])
    #expect(lines[3] == "    <testcase classname=\"Weather\" name=\"b.png\">")
  }

  /// A record holds every cause; reports show the first, and always what a picture lacks.
  @Test func reportsShowTheFirstCauses() throws {
    var record = SnapshotRecord(
      name: try GoldenName("w/a"), fileExtension: "png", state: .different, explanation: "differs",
      goldens: "Golden")
    record.blame = ["origin"] + (1...20).map { "cause \($0)" } + ["missing-glyph: U+4E2D"]
    let shown =
      ["origin"] + (1...8).map { "cause \($0)" } + ["and 12 more", "missing-glyph: U+4E2D"]
    #expect(record.shownBlame == shown)
    record.blame = Array(record.blame.prefix(10))
    #expect(record.shownBlame == record.blame)
  }

  @Test func annotationsKeepToTheirLine() throws {
    let text = AnnotationReport.text(
      [try record("a", .identical), try record("b,c", .missing, "50%\nno")], store: store)
    #expect(
      text
        == "::error file=Golden/b%2Cc.png,title=b%2Cc.png%3A missing::50%25⟨U+000A⟩no%0AVStack › Text “21°”: y 34 → 36%0A"
        + "accept with: vitrine accept 'b,c.png' --goldens Golden --artifacts a\n"
    )
  }

  @Test func markdownCellsStayCells() throws {
    let text = MarkdownReport.text(
      [try record("a", .different, "x|y *z*")], store: store)
    #expect(text.hasPrefix("### ❌ Widget snapshots: 1 different\n"))
    #expect(
      text.contains("| a.png | different | x\\|y \\*z\\*<br>VStack › Text “21°”: y 34 → 36 |"))
    #expect(MarkdownReport.text([try record("a", .identical)], store: store).contains("✅"))
  }

  @Test func commandsQuoteWhatAShellWouldSplit() {
    let store = GoldenStore(goldens: "My Goldens", artifacts: "a")
    #expect(
      AcceptCommandLine.text(["it's", "plain/name-1"], store: store)
        == "vitrine accept 'it'\\''s' plain/name-1 --goldens 'My Goldens' --artifacts a")
  }

  @Test func whatLooksLikeAFlagIsNone() throws {
    let store = GoldenStore(goldens: "-g", artifacts: "a")
    #expect(
      AcceptCommandLine.text(["-x.png"], store: store)
        == "vitrine accept --goldens ./-g --artifacts a -- -x.png")
  }

  @Test func oneCommandTakesAllThatWaits() throws {
    var missing = try record("m", .missing)
    missing.isOffered = true
    let different = try record("d", .different)
    let others = [try record("i", .identical), try record("r", .refused)]
    let folders = " --goldens Golden --artifacts a"
    func command(_ records: [SnapshotRecord]) -> String? {
      AcceptCommandLine(for: records, store: store)?.command
    }
    #expect(command(others) == nil)
    #expect(command([missing] + others) == "vitrine accept" + folders)
    #expect(command([missing, different]) == "vitrine accept m.png d.png" + folders)
    let many = try (0..<9).map { try record("d\($0)", .different) }
    #expect(command(many) == "vitrine accept '*'" + folders)
    #expect(AcceptCommandLine(for: many, store: store)?.count == 9)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64FollowsTheStandard(text: String, expected: String) {
    var out: [UInt8] = []
    Base64.append(Array(text.utf8), to: &out)
    #expect(String(decoding: out, as: UTF8.self) == expected)
  }

  @Test func thumbnailsAreMeansOfBlocks() {
    var picture = Pixmap(width: 320, height: 2)
    for x in 0..<320 { picture[x, 0] = x % 2 == 0 ? 0xff00_0064 : 0xff00_0032 }
    let small = Thumbnail.of(picture)
    #expect(small.width == 160 && small.height == 1)
    // Two rows, of which the second is clear.
    #expect(small[0, 0] == 0x8000_0026)
  }

  @Test func theSamePageComesOfTheSameRun() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .missing)
    var scratch = PNGScratch()
    func png(_ color: UInt32) throws -> [UInt8] {
      var picture = Pixmap(width: 40, height: 30, pixels: [UInt32](repeating: color, count: 1200))
      for x in 5..<20 { picture[x, 9] = 0xff00_00ff }
      return try encodePNG(picture, scale: 1, scratch: &scratch)
    }
    try GoldenStore.write(try png(0xff20_4060), to: folders.store.goldenPath("w/one.png"))
    let names = ["w/one", "w/two"]
    for name in names {
      let bytes = try png(0xff80_4020)
      _ = try session.check(
        SnapshotCandidate(
          name: try GoldenName(name), fileExtension: "png", fingerprint: ContentDigest.of(name),
          bytes: { bytes },
          compare: { _ in SnapshotComparison(state: .different, explanation: "</script><b>") }))
    }
    let records = try folders.store.records()
    let page = HTMLReport(records, store: folders.store).bytes()
    #expect(page == HTMLReport(records, store: folders.store).bytes())
    let text = String(decoding: page, as: UTF8.self)
    #expect(!text.contains("http"))
    #expect(text.contains("\\u003c/script>\\u003cb>"))
    #expect(text.contains("id=\"g0\"") && text.contains("id=\"a1\""))
  }
}

import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// What a report's page holds of its pictures.
@Suite struct ReportPictureTests {
  /// Noise, which does not shrink, with a mark.
  private static func picture(_ side: Int, mark: Int?, seed: UInt32 = 1) -> Pixmap {
    var picture = Pixmap(width: side, height: side)
    var state = seed
    for y in 0..<side {
      for x in 0..<side {
        state = state &* 1_664_525 &+ 1_013_904_223
        picture[x, y] = 0xff00_0000 | state >> 8
      }
    }
    if let mark {
      for y in 0..<4 { for x in 0..<4 { picture[mark + x, mark + y] = 0xffff_ffff } }
    }
    return picture
  }

  private static func run(_ folders: GoldenFolders, failures: Int, passes: Int) throws {
    let session = SnapshotSession(store: folders.store, mode: .never)
    var scratch = PNGScratch()
    let golden = picture(240, mark: nil)
    let options = PNGOptions(notes: [.init("vitrine", String(repeating: "note ", count: 9_000))])
    let bytes = try encodePNG(golden, scale: 1, options: options, scratch: &scratch)
    for k in 0..<failures + passes {
      let name = String(format: "w/%04d", k)
      try GoldenStore.write(bytes, to: folders.store.goldenPath(name + ".png"))
      let new = k < failures ? picture(240, mark: 20) : golden
      _ = try session.check(PictureSnapshot.candidate(try GoldenName(name), new, scale: 1))
    }
  }

  private static func page(
    _ folders: GoldenFolders, _ embedding: ReportEmbedding = .auto, budget: Int = 1 << 24
  ) throws -> String {
    let report = HTMLReport(
      try folders.store.records(), store: folders.store, embedding: embedding,
      path: folders.root + "/pages/report.html", budget: budget)
    return String(decoding: report.bytes(), as: UTF8.self)
  }

  private static func count(_ page: String, _ letter: String) -> Int {
    page.ranges(of: "<script type=\"text/plain\" id=\"\(letter)").count
  }

  /// The golden once, without its notes, and of the candidate the 16 pixels that differ.
  @Test func aFailureIsHeldOnce() throws {
    let folders = try GoldenFolders()
    try Self.run(folders, failures: 1, passes: 1)
    let page = try Self.page(folders)
    #expect(page.contains("\"size\":[240,240],\"part\":[20,20,4,4]}"))
    #expect(!page.contains("\"cut\""))
    #expect(["g", "a", "t"].map { Self.count(page, $0) } == [1, 1, 1])
    var scratch = PNGScratch()
    let plain = try encodePNG(Self.picture(240, mark: nil), scale: 1, scratch: &scratch)
    var expected: [UInt8] = []
    Base64.append(plain, to: &expected)
    #expect(page.contains("id=\"g0\">" + String(decoding: expected, as: UTF8.self) + "</script>"))
  }

  @Test func beyondTheBudgetSurroundingsThenThumbnails() throws {
    let folders = try GoldenFolders()
    try Self.run(folders, failures: 12, passes: 0)
    let whole = try Self.page(folders)
    #expect(Self.count(whole, "g") == 12 && Self.count(whole, "t") == 0)
    // 12 goldens of 230 KB do not fit, 12 parts of 36×36 pixels and thumbnails do.
    let parts = try Self.page(folders, budget: 1_500_000)
    #expect(Self.count(parts, "g") == 12 && Self.count(parts, "t") == 12)
    #expect(parts.contains("\"part\":[4,4,36,36],\"cut\":true"))
    #expect(parts.utf8.count * 3 < whole.utf8.count, "\(parts.utf8.count) of \(whole.utf8.count)")
    #expect(try Self.page(folders, .all, budget: 1) == whole)
    // A little less than all parts: the last ones are thumbnails alone.
    let few = try Self.page(folders, budget: parts.utf8.count - 60_000)
    #expect(Self.count(few, "t") == 12 && (1..<12).contains(Self.count(few, "g")))
    #expect(few.contains("id=\"g0\"") && !few.contains("id=\"g11\""))
    let none = try Self.page(folders, .none)
    #expect(["g", "a", "t"].allSatisfy { Self.count(none, $0) == 0 })
    #expect(none.utf8.count < 40_000)
  }

  @Test func manyPassesHaveNoPictures() throws {
    let folders = try GoldenFolders()
    try Self.run(folders, failures: 1, passes: 301)
    let page = try Self.page(folders)
    #expect(Self.count(page, "t") == 0 && Self.count(page, "g") == 1)
  }

  /// A candidate that is missing, of another size, or no picture.
  @Test func whatCannotBeComparedIsHeldWhole() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .never)
    var scratch = PNGScratch()
    let golden = try encodePNG(Self.picture(32, mark: nil), scale: 1, scratch: &scratch)
    try GoldenStore.write(golden, to: folders.store.goldenPath("size.png"))
    try GoldenStore.write(Array("not a picture".utf8), to: folders.store.goldenPath("text.png"))
    for name in ["missing", "size", "text"] {
      _ = try session.check(
        PictureSnapshot.candidate(
          try GoldenName(name), Self.picture(33, mark: 3), scale: 1))
    }
    let page = try Self.page(folders)
    #expect(!page.contains("\"part\""))
    #expect(Self.count(page, "g") == 1 && Self.count(page, "a") == 3)
  }

  @Test(arguments: [
    ("report.html", "w/Golden", "./w/Golden"), ("out/a/report.html", "w/Golden", "../../w/Golden"),
    ("/x/report.html", "/x/My Goldens?#", "./My%20Goldens%3F%23"), ("/x/y/r.html", "/x/z", "../z"),
  ])
  func linksLeadFromThePage(page: String, target: String, link: String) {
    #expect(RelativeLink.path(from: page, to: target) == link)
  }

  @Test func notesAreTakenOutAndNothingElse() throws {
    var scratch = PNGScratch()
    let picture = Self.picture(8, mark: nil)
    let noted = try encodePNG(
      picture, scale: 2,
      options: PNGOptions(notes: [.init("a", "b"), .init("c", "d", isCompressed: true)]),
      scratch: &scratch)
    #expect(withoutNotes(noted) == (try encodePNG(picture, scale: 2, scratch: &scratch)))
    for bytes in [[], Array("text".utf8), Array(noted.dropLast(3)), Array(noted.prefix(40))] {
      #expect(withoutNotes(bytes) == bytes)
    }
  }
}

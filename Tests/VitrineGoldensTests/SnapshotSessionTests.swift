import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics

@Suite struct SnapshotSessionTests {
  @Test func aMissingGoldenFailsAndLeavesItsCandidate() throws {
    for mode in RecordMode.allCases {
      let folders = try GoldenFolders()
      let record = try folders.check("a/b", "new", mode: mode)
      #expect(record.state == .missing)
      #expect(!record.passes(in: mode))
      #expect(record.isOffered == (mode != .never))
      #expect(folders.text(folders.store.path(.candidates, "a/b.txt")) == "new")
      #expect(folders.golden("a/b.txt") == nil)
    }
  }

  @Test func equalFilesPassUnlessEverythingIsRecorded() throws {
    let folders = try GoldenFolders()
    try folders.put("same", golden: "a.txt")
    let plain = try folders.check("a", "same", mode: .never)
    #expect(plain.state == .identical && plain.passes(in: .never) && !plain.isOffered)
    #expect(folders.text(folders.store.path(.candidates, "a.txt")) == nil)
    let recorded = try folders.check("a", "same", mode: .all)
    #expect(recorded.state == .identical && !recorded.passes(in: .all) && recorded.isOffered)
  }

  @Test func aDifferenceLeavesBothSidesAndIsOfferedByMode() throws {
    let folders = try GoldenFolders()
    try folders.put("old", golden: "a.txt")
    for (mode, isOffered) in [
      (RecordMode.all, true), (.failed, true), (.missing, false), (.never, false),
    ] {
      let record = try folders.check("a", "new", mode: mode)
      #expect(record.state == .different && record.isOffered == isOffered)
    }
    #expect(folders.text(folders.store.path(.candidates, "a.txt")) == "new")
    #expect(folders.text(folders.store.path(.expected, "a.txt")) == "old")
    #expect(folders.golden("a.txt") == "old")
  }

  @Test func aPassRemovesTheTracesOfAnEarlierFailure() throws {
    let folders = try GoldenFolders()
    try folders.put("right", golden: "a.txt")
    try folders.check("a", "wrong")
    try folders.check("a", "right")
    #expect(folders.text(folders.store.path(.candidates, "a.txt")) == nil)
    #expect(folders.text(folders.store.path(.expected, "a.txt")) == nil)
    #expect(try folders.store.records().map(\.state) == [.identical])
  }

  @Test func whatProvesNothingIsRefusedInEveryMode() throws {
    let folders = try GoldenFolders()
    for mode in RecordMode.allCases {
      let record = try folders.check("a", "x", mode: mode, refusal: "the picture is blank")
      #expect(record.state == .refused && !record.isOffered)
    }
    #expect(try folders.store.plan(AcceptanceFilter(patterns: ["a"])).isEmpty)
  }

  @Test func namesMustDifferInMoreThanCase() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .missing)
    try folders.check("Weather", "1", in: session)
    #expect(throws: GoldenError.self) { try folders.check("weather", "2", in: session) }
    #expect(throws: GoldenError.self) { try folders.check("Weather", "3", in: session) }
    try folders.check("Weather", "1", in: session)
  }

  @Test func anUnreadableGoldenIsNoPass() throws {
    struct Broken: Error {}
    let folders = try GoldenFolders()
    try folders.put("old", golden: "a.txt")
    let candidate = try folders.candidate("a", "new") { _ in throw Broken() }
    let record = try SnapshotSession(store: folders.store, mode: .failed).check(candidate)
    #expect(record.state == .unreadable && !record.isOffered)
  }

  @Test func blankPicturesAreNamed() {
    let clear = Pixmap(width: 4, height: 4)
    #expect(refusal(of: clear) == "the picture is blank: every pixel is clear")
    var white = Pixmap(width: 4, height: 4, pixels: [UInt32](repeating: .max, count: 16))
    #expect(refusal(of: white) == "the picture is blank: every pixel has the same colour")
    white[3, 3] = 0xff00_0000
    #expect(refusal(of: white) == nil)
    #expect(refusal(of: Pixmap(width: 0, height: 0)) == "the picture has no pixels")
  }
}

import SeededNumbers
import Testing
import VitrineBlame
import VitrineGraphics
import VitrineImages

@Suite struct PlacedRecordTests {
  @Test func textFormRoundTrips() throws {
    var record = column(environment: [.init("locale", "de DE"), .init("empty", "")])
    record.nodes[2].identifier = "a=b #c 🌦️"
    record.nodes[3].properties.append(.init("odd key", "50 %=“x”\nnext"))
    let again = try PlacedRecord(text: record.text)
    #expect(again == record)
    #expect(again.hash == record.hash)
    #expect(record.text.hasPrefix("vitrine-placed 2\ncanvas 100 100 2\nenv locale de%20DE\n"))
    #expect(try PlacedRecord(text: PlacedRecord(size: .zero, scale: 1).text).nodes.isEmpty)
  }

  @Test func filesCarryIt() throws {
    var scratch = PNGScratch()
    let record = column()
    let file = try encodePNG(
      Pixmap(width: 4, height: 4), scale: 2, options: PNGOptions(notes: [record.note]),
      scratch: &scratch)
    let text = try decodePNGWithTraits(file).note(PlacedRecord.keyword)
    #expect(try PlacedRecord(text: text ?? "") == record)
  }

  @Test(arguments: [
    ("", 1, "vitrine-placed 2"), ("vitrine-placed 3", 1, "vitrine-placed 2"),
    ("vitrine-placed 1\ncanvas 1 2", 2, "canvas"),
    ("vitrine-placed 1\ncanvas 1 2 nan", 2, "canvas"),
    ("vitrine-placed 1\ncanvas 1 2 3\n1 Text 0 0 1 1", 3, "depth"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1 1\n0 Text 0 0 1 1", 4, "depth"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1", 3, "frame"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1 1 odd", 3, "key=value"),
    ("vitrine-placed 1\ncanvas 1 2 3\nenv", 3, "env"),
  ])
  func malformedTextsAreLocated(_ text: String, _ line: Int, _ words: String) {
    let error = #expect(throws: PlacedRecordError.self) { try PlacedRecord(text: text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(words) == true)
  }

  /// Damage ends in an error or another record, never in a trap.
  @Test func damagedTextsNeverTrap() {
    let sound = Array(column().text.utf8)
    var random = Seeded(4)
    for _ in 0..<3_000 {
      var damaged = sound
      for _ in 0...random.below(3) {
        damaged[random.below(damaged.count)] = UInt8(truncatingIfNeeded: random.next() & 127)
      }
      guard let record = try? PlacedRecord(text: String(decoding: damaged, as: UTF8.self)) else {
        continue
      }
      let found = blame(old: column(), new: record, changedClusters: [cluster(0, 0, 9, 9, size: 3)])
      #expect(found.causes.count < 40)
    }
  }
}

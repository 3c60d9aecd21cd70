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
    var fitting = record
    fitting.rejected = [.init(chooser: 0, number: 1, nodes: column().nodes)]
    #expect(fitting.text.hasPrefix("vitrine-placed 3\n"))
    #expect(try PlacedRecord(text: fitting.text) == fitting)
    #expect(fitting.hash == record.hash)
    let kept = try PlacedRecord(text: fitting.note.text)
    #expect(kept == fitting.reduced && kept.nodes == fitting.nodes && kept.rejected[0].isReduced)
    #expect(!kept.rejected[0].nodes.contains { $0.properties.contains { $0.key == "color" } })
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
    ("", 1, "vitrine-placed 2"), ("vitrine-placed 9", 1, "vitrine-placed 2"),
    ("vitrine-placed 1\ncanvas 1 2", 2, "canvas"),
    ("vitrine-placed 1\ncanvas 1 2 nan", 2, "canvas"),
    ("vitrine-placed 1\ncanvas 1 2 3\n1 Text 0 0 1 1", 3, "depth"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1 1\n0 Text 0 0 1 1", 4, "depth"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1", 3, "frame"),
    ("vitrine-placed 1\ncanvas 1 2 3\n0 Text 0 0 1 1 odd", 3, "key=value"),
    ("vitrine-placed 1\ncanvas 1 2 3\nenv", 3, "env"),
    ("vitrine-placed 2\ncanvas 1 2 3\n0 Text 0 0 1 1\nrejected 0 1", 4, "depth"),
    ("vitrine-placed 3\ncanvas 1 2 3\n0 Text 0 0 1 1\nrejected 1 1", 4, "rejected"),
    ("vitrine-placed 3\ncanvas 1 2 3\n0 Text 0 0 1 1\nrejected 0 0", 4, "rejected"),
    ("vitrine-placed 3\ncanvas 1 2 3\n0 Text 0 0 1 1\nrejected 0 1\n1 Text 0 0 1 1", 5, "depth"),
  ])
  func malformedTextsAreLocated(_ text: String, _ line: Int, _ words: String) {
    let error = #expect(throws: PlacedRecordError.self) { try PlacedRecord(text: text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(words) == true)
  }

  /// Damage ends in an error or another record, never in a trap.
  @Test func damagedTextsNeverTrap() {
    var fitting = Sample.record(
      .view(
        "ViewThatFits", frame(0, 0, 100, 100), ["choice": "2", "offered": "100×100"],
        [text("Anna", y: 4)]))
    fitting.rejected = [.init(chooser: 0, number: 1, nodes: column().nodes)]
    var other = fitting
    other.rejected = []
    other.nodes =
      Sample.record(
        .view(
          "ViewThatFits", frame(0, 0, 100, 100), ["choice": "1", "offered": "100×100"],
          [text("Anna", y: 4), text("Ben", y: 24)])
      ).nodes
    let sound = [column(), fitting, other].map { Array($0.text.utf8) }
    var random = Seeded(4)
    for k in 0..<3_000 {
      var damaged = sound[k % sound.count]
      for _ in 0...random.below(3) {
        damaged[random.below(damaged.count)] = UInt8(truncatingIfNeeded: random.next() & 127)
      }
      guard let record = try? PlacedRecord(text: String(decoding: damaged, as: UTF8.self)) else {
        continue
      }
      for old in [column(), fitting, other] {
        let found = blame(old: old, new: record, changedClusters: [cluster(0, 0, 9, 9, size: 3)])
        #expect(found.causes.count < 40)
      }
    }
  }
}

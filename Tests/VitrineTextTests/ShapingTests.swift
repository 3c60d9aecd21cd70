import Testing
import VitrineText

/// Glyphs, clusters, advances and offsets against those of HarfBuzz's own program for whole strings:
/// cutting texts into words and keeping the words shaped changes nothing.
struct ShapingTests {
  private struct Row {
    var font: Substring
    var axes: Substring
    var script: Substring
    var language: Substring
    var text: Substring
    var glyphs: [Paragraph.ShapedGlyph]

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t")
      guard fields.count == 6 else { return nil }
      font = fields[0]
      axes = fields[1]
      (script, language, text) = (fields[2], fields[3], fields[4])
      glyphs = fields[5].split(separator: "|").compactMap(Row.glyph)
    }

    /// `glyph=cluster@x,y+advance`, without the place when the glyph stands on the pen.
    private static func glyph(_ field: Substring) -> Paragraph.ShapedGlyph? {
      let sides = field.split(separator: "=")
      let parts = sides[1].split(separator: "+")
      let place = parts[0].split(separator: "@")
      let offset =
        place.count > 1 ? place[1].split(separator: ",").compactMap { Int32($0) } : [0, 0]
      guard let glyph = UInt32(sides[0]), let cluster = Int(place[0]),
        let advance = parts.count > 1 ? Int32(parts[1]) : 0, offset.count == 2
      else { return nil }
      return .init(
        glyph: glyph, cluster: cluster, advance: advance, xOffset: offset[0], yOffset: offset[1])
    }
  }

  @Test func shapingIsThatOfHarfBuzz() throws {
    let rows = try Fixture.text("ShapingTable.tsv").split(separator: "\n")
      .dropFirst().compactMap(Row.init)
    var failures: [String] = []
    var libraries = RegisteredLibraries()
    for row in rows {
      let found = try libraries.paragraph(
        row.text, font: row.font, axes: row.axes, language: row.language)
      if found.shapedGlyphs != row.glyphs {
        let i = zip(found.shapedGlyphs, row.glyphs).enumerated().first { $1.0 != $1.1 }
        failures.append(
          "\(row.language) \(row.text): \(found.shapedGlyphs.count) for \(row.glyphs.count) glyphs, "
            + "first \(String(describing: i))")
      }
    }
    #expect(rows.count >= 300)
    #expect(Set(rows.map(\.script)).count >= 14)
    #expect(failures.isEmpty, "\(failures.count): \(failures.joined(separator: "\n"))")
  }
}

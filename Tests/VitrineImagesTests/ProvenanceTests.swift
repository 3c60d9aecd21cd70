import Testing
import VitrineGraphics
import VitrineImages

@Suite struct ProvenanceTests {
  let provenance = Provenance(
    engine: "0.2.0 (FreeType 2.13)", placed: 0xfeed_0000_0000_0001, display: 7,
    pixels: PixelHash(value: 12),
    environment: [
      .init("family", "systemSmall"), .init("locale", "de_DE=x y%"), .init("emoji", "🌦️ é"),
      .init("empty", ""),
    ])

  @Test func textFormRoundTrips() {
    #expect(Provenance(provenance.description) == provenance)
    #expect(
      provenance.description.hasPrefix(
        "1 engine=0.2.0%20%28FreeType%202.13%29 placed=feed000000000001 "
          + "display=0000000000000007 pixels=000000000000000c env.family=systemSmall "))
    #expect(provenance.description.utf8.allSatisfy { (32..<127).contains($0) })
  }

  @Test(arguments: [
    "", "1", "2 engine=a placed=0 display=0 pixels=0", "1 engine",
    "1 engine=a placed=0 display=0 pixels=0", "1 engine=%4 placed=0000000000000000",
    "1 engine=%ff placed=0000000000000000 display=0000000000000000 pixels=0000000000000000",
    "1 engine=a engine=a placed=0000000000000000 display=0000000000000000 pixels=0000000000000000",
  ])
  func otherTextsAreNone(_ text: String) { #expect(Provenance(text) == nil) }

  /// Unknown fields of later versions are skipped.
  @Test func laterFieldsAreSkipped() {
    #expect(Provenance(provenance.description + " later=1") == provenance)
  }

  @Test(arguments: [false, true])
  func filesCarryIt(_ isCompressed: Bool) throws {
    var scratch = PNGScratch()
    let picture = Pixmap(.card, 12, 9, seed: 3)
    let long = PNGOptions.Note(
      "Long", String(repeating: "Vitrine é ", count: 9_000), isCompressed: isCompressed)
    let options = PNGOptions(notes: [provenance.note, long])
    let file = try encodePNG(picture, scale: 2, options: options, scratch: &scratch)
    #expect(try encodePNG(picture, scale: 2, options: options, scratch: &scratch) == file)
    #expect(isCompressed ? file.count < 2_000 : file.count > 90_000)
    let decoded = try decodePNGWithTraits(file)
    #expect(decoded.provenance == provenance)
    #expect(decoded.notes == options.notes)
    #expect(decoded.traits.profile == .sRGB)
    let plain = try decodePNGWithTraits(try encodePNG(picture, scale: 2, scratch: &scratch))
    #expect(plain.provenance == nil)
    #expect(compare(decoded, plain).verdict == .identical, "notes are not compared")
  }
}

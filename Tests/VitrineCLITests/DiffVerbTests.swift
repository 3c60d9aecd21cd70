import Foundation
import Testing
import VitrineGraphics
import VitrineImages

@Suite struct DiffVerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    var picture = Pixmap(width: 20, height: 10, pixels: Array(repeating: 0xffff_ffff, count: 200))
    try write(picture, "a.png")
    picture[7, 3] = 0xffff_fffe
    try write(picture, "faint.png")
    picture[8, 3] = 0xff00_0000
    try write(picture, "b.png")
    try write(Pixmap(width: 21, height: 10), "wide.png")
    try program.write("pointer.png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n")
  }

  private func write(_ picture: Pixmap, _ name: String) throws {
    var scratch = PNGScratch()
    let bytes = try encodePNG(picture, scale: 2, scratch: &scratch)
    try Data(bytes).write(to: program.folder.appendingPathComponent(name))
  }

  @Test func theCodeTellsSameFromOther() throws {
    let same = try program.run(["diff", "a.png", "a.png"])
    #expect(same.code == 0)
    #expect(same.output == "identical: 20×10 pixels, every one equal\n")
    let other = try program.run(["diff", "a.png", "b.png", "-o", "d.png"])
    #expect(other.code == 1)
    #expect(
      other.output
        == "different: 2 pixels in 1 area, 2×1 at (7, 3), off by up to 255 of 255\n"
        + "no cause: a.png does not hold its views\n")
    let picture = try decodePNG(file: program.folder.appendingPathComponent("d.png").path)
    #expect(picture[8, 3] == 0xff00_00ff)
    let wide = try program.run(["diff", "a.png", "wide.png"])
    #expect(wide.code == 1 && wide.output.contains("21×10 pixels instead of 20×10"))
    #expect(try program.run(["diff", "a.png", "b.png", "--quiet"]).output.isEmpty)
  }

  @Test func strategiesExcuse() throws {
    #expect(try program.run(["diff", "a.png", "faint.png"]).code == 1)
    for strategy in ["channels", "perceptual", "structural"] {
      let faint = try program.run(["diff", "a.png", "faint.png", "--strategy", strategy])
      #expect(faint.code == 0 && faint.output.hasPrefix("similar by \(strategy)"))
      #expect(try program.run(["diff", "a.png", "b.png", "--strategy", strategy]).code == 1)
    }
    let masked = try program.run(["diff", "a.png", "b.png", "--mask", "7,3,2,1"])
    #expect(masked.code == 0 && masked.output.contains("2 pixels differ under masks"))
  }

  @Test func mistakesAreNamed() throws {
    for arguments in [
      ["--strategy", "perceptul"], ["--channels", "3"],
      ["--strategy", "channels", "--channels", "300"],
      ["--mask", "1,2,3"], ["--mask", "1,2,0,4"], ["--reach", "1"],
    ] {
      let outcome = try program.run(["diff", "a.png", "b.png"] + arguments)
      #expect(outcome.code == 2 && outcome.output.isEmpty, "\(arguments)")
    }
    let near = try program.run(["diff", "a.png", "b.png", "--strategy", "perceptul"])
    #expect(near.errors.contains("did you mean 'perceptual'?"))
    #expect(try program.run(["diff", "a.png", "none.png"]).code == 3)
    let pointer = try program.run(["diff", "a.png", "pointer.png"])
    #expect(pointer.code == 3)
    #expect(pointer.errors.contains("pointer.png: this is a Git LFS pointer"))
    #expect(try program.run(["diff", "a.png"]).code == 2)
  }

  /// Views beside the pictures are compared too.
  @Test func viewsExplainTheDifference() throws {
    func record(_ color: String) -> String {
      """
      vitrine-placed 1
      canvas 10 5 2
      0 VStack 0 0 10 5 spacing=2
      1 Text 3 1 4 2 text=21%c2%b0 color=%23\(color)

      """
    }
    try program.write("a.placed", record("FFFFFF"))
    try program.write("b.placed", record("000000"))
    let outcome = try program.run(["diff", "a.png", "b.png"])
    #expect(outcome.lines.last == "  VStack › Text “21°”: color #FFFFFF → #000000; 2 px")
    let json = try program.run(["diff", "a.png", "b.png", "--json"])
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(root["verdict"] as? String == "different")
    #expect((root["areas"] as? [[String: Any]])?.count == 1)
    let cause = try #require((root["causes"] as? [[String: Any]])?.first)
    #expect(cause["property"] as? String == "color" && cause["pixels"] as? Int == 2)
    try program.write("b.placed", "vitrine-placed 9")
    let broken = try program.run(["diff", "a.png", "b.png"])
    #expect(broken.code == 3 && broken.errors.contains("b.placed"))
  }

  /// JSON has long texts whole; only lines for people shorten them.
  @Test func programsGetWholeTexts() throws {
    let words = "A sentence that is longer than a name should be"
    let text = words.split(separator: " ").joined(separator: "%20")
    for (name, color) in [("a", "FFFFFF"), ("b", "000000")] {
      try program.write(
        "\(name).placed",
        "vitrine-placed 2\ncanvas 10 5 2\n0 Text 0 0 10 5 text=\(text) color=%23\(color)\n")
    }
    let shown = try program.run(["diff", "a.png", "b.png"])
    #expect(shown.output.contains("Text “A sentence that is longe…”"), "\(shown.output)")
    let json = try program.run(["diff", "a.png", "b.png", "--json"])
    #expect(json.output.contains("Text “\(words)”"), "\(json.output)")
    #expect(!json.output.contains("…"))
  }

  /// From two documents to the property that differs between them.
  @Test func recordsOfDocumentsNameTheProperty() throws {
    for (name, padding) in [("before", 8), ("after", 11)] {
      try program.write(
        "\(name).json",
        Program.document(body: #"{"Text":"Hello","modifiers":[{"padding":{"top":\#(padding)}}]}"#))
      let flags = ["\(name).json", "--family", "systemSmall", "--scene", "view"]
      _ = try program.run(["render"] + flags + ["-o", name])
      let record = try program.run(["inspect"] + flags + ["--stage", "record"])
      let file = try #require(program.files(name).first)
      try program.write("\(name)/\(file.dropLast(4)).placed", record.output)
    }
    let file = try #require(program.files("before").first { $0.hasSuffix(".png") })
    let outcome = try program.run(["diff", "before/\(file)", "after/\(file)"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("padding(.top) of Text “Hello” 8 → 11"), "\(outcome.output)")
    #expect(try program.run(["inspect", "after.json", "--stage", "record"]).code == 2)
  }
}

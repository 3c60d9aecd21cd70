import VitrineText

extension FuzzTarget {
  /// Fonts from their bytes: every face is opened, some text is shaped and broken into lines, and the
  /// outlines and bitmaps of its glyphs are read.
  static let font = FuzzTarget(
    name: "font",
    files: [
      "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf",
      "Fonts/NotoSansThai/NotoSansThai-Regular.ttf",
    ],
    words: { tables }, longest: 24 << 10, rounds: 10_000
  ) { bytes in
    let library = FontLibrary(directories: [])
    guard let families = try? library.register(data: bytes, name: "fuzz.ttf") else { return nil }
    for (family, font) in zip(families, requests).prefix(requests.count) {
      var font = font
      font.family = .custom(family)
      draw(font, library)
    }
    return nil
  }

  private static func draw(_ font: FontRequest, _ library: FontLibrary) {
    for text in texts {
      let paragraph = library.paragraph([TextRun(text, font: font)], style: ParagraphStyle())
      let layout = paragraph.layout(width: 40)
      for span in layout.lines.flatMap(\.spans) {
        for glyph in span.glyphs {
          _ = library.outline(of: glyph, in: span.font)
          _ = library.bitmap(of: glyph, in: span.font)
        }
      }
      if let span = layout.lines.first?.spans.first { _ = library.familyName(of: span.font) }
    }
  }

  /// Plain, and with all that an instance may have: an axis, small capitals, artificial bold and italic.
  private static let requests = [
    FontRequest(
      size: 17, weight: 700, width: 0.8, isItalic: true, hasMonospacedDigits: true, smallCaps: .all),
    FontRequest(size: 17),
  ]

  /// What the seeds have glyphs for.
  private static let texts = ["Agfi 12\u{e9}", "שָׁלוֹם ข้าว 漢字 😀", "\u{0} \u{fffd}\u{10ffff}"]

  private static let tables: [[UInt8]] =
    [
      "OTTO", "true", "ttcf", "wOFF", "GDEF", "GPOS", "GSUB", "OS/2", "cmap", "head", "hhea",
      "hmtx",
      "maxp", "name", "post", "glyf", "loca", "CFF ", "CFF2", "fvar", "gvar", "avar", "HVAR",
      "MVAR",
      "STAT", "CBDT", "CBLC", "sbix", "COLR", "CPAL", "SVG ", "kern", "morx", "vhea", "wght",
      "opsz",
      "liga", "calt", "smcp", "DFLT",
    ].map { Array($0.utf8) } + [
      [0, 0], [0, 1], [0x7F, 0xFF], [0x80, 0], [0xFF, 0xFF], [0, 1, 0, 0],
      [0xFF, 0xFF, 0xFF, 0xFF],
      [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0],
    ]
}

import VitrineImages

extension FuzzTarget {
  /// Files of pictures: pixels, notes, and the same picture written again. A changed byte makes a wrong
  /// checksum, which is where most readers stop; each input is read with its checksums set right too.
  static let png = FuzzTarget(
    name: "png",
    files: [
      "Golden/Widgets/Calendar-systemSmall-iphone-se-3-AX5-light.png",
      "Golden/Widgets/Battery-accessoryRectangular-iphone-se-3-large-light-lock.png",
    ],
    words: { chunks }, longest: 32 << 10, rounds: 20_000
  ) { bytes in
    let mended = ChunkSums.mended(bytes)
    return problem(bytes) ?? (mended == bytes ? nil : problem(mended))
  }

  /// Pixels: a header may ask for 256 MB, which would only be slow here.
  private static let limits = PNGLimits(side: 2048, pixels: 1 << 16, bytes: 1 << 20)

  private static func problem(_ bytes: [UInt8]) -> String? {
    let bare = withoutNotes(bytes)
    guard let picture = try? decodePNGWithTraits(bytes, limits: limits) else { return nil }
    _ = picture.provenance
    _ = try? picture.still()
    guard let plain = try? decodePNG(bare, limits: limits), plain == picture.pixmap else {
      return "another picture without its notes"
    }
    var scratch = PNGScratch()
    let options = PNGOptions(notes: picture.notes)
    guard
      let written = try? encodePNG(picture.pixmap, scale: 2, options: options, scratch: &scratch)
    else { return "a picture that was read cannot be written" }
    guard let again = try? decodePNG(written), again == picture.pixmap else {
      return "another picture when it is written and read"
    }
    // A note may hold 8 MB, and compressing hard takes as long as it likes.
    if bytes.count < 4 << 10, picture.notes.allSatisfy({ $0.text.utf8.count < 4 << 10 }),
      (try? recompressed(bytes, above: 0, scratch: &scratch)) == nil
    {
      return "a picture that was read cannot be compressed again"
    }
    return nil
  }

  private static let chunks: [[UInt8]] =
    [
      "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD",
      "hIST",
      "pHYs", "sPLT", "tIME", "tEXt", "zTXt", "iTXt", "eXIf", "acTL", "fcTL", "fdAT", "CgBI",
      "Vitrine-Provenance", "Vitrine-Placed",
    ].map { Array($0.utf8) } + [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 13],
      [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF], [1, 0], [2, 3], [4, 6], [8, 6, 0, 0, 1],
      [16, 2, 0, 0, 0], [0x78, 0x9C],
    ]
}

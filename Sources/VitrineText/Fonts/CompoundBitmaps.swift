import CShaping

/// Bitmaps of glyphs that are put together from those of others (OpenType specification, `EBDT`, formats 8
/// and 9). FreeType follows them a hundred levels deep however many parts each has, which a small font can make
/// last for ever. Emoji, the bitmaps that are drawn, are pictures of their own.
enum CompoundBitmaps {
  /// Entries that are looked at in all; fonts have some dozens.
  private static let mostEntries = 10_000

  /// Whether the index of a face's bitmaps names one, or is too long to be sure.
  static func exist(in face: OpaquePointer) -> Bool {
    ["CBLC", "EBLC"].contains { unsafe exist(in: FontTable(face, OpenTypeTag.make($0))) }
  }

  private static func exist(in index: borrowing FontTable) -> Bool {
    var left = mostEntries
    // Sizes of 48 bytes each behind version and count: where their list of parts begins, and how long it is.
    for size in 0..<(index.long(at: 4) ?? 0) {
      let record = 8 + 48 * size
      guard let list = index.long(at: record), let count = index.long(at: record + 8) else { break }
      for entry in 0..<count {
        left -= 1
        guard left > 0 else { return true }
        // First and last glyph, then where the part begins, in which the format comes second.
        guard let offset = index.long(at: list + 8 * entry + 4),
          let format = index.integer(at: list + offset + 2)
        else { break }
        if format == 8 || format == 9 { return true }
      }
    }
    return false
  }
}

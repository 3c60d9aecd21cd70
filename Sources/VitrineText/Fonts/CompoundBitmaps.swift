import CShaping

/// Detects bitmaps of glyphs composed of those of other glyphs (OpenType specification, `EBDT`, formats 8
/// and 9). FreeType follows them a hundred levels deep regardless of the number of parts, so a small font
/// can make it run forever. Emoji, the only bitmaps drawn, are not composed.
enum CompoundBitmaps {
  /// The largest number of entries read; fonts have some dozens.
  private static let mostEntries = 10_000

  /// Whether the index of a face's bitmaps contains one, or is too long to be sure.
  static func exist(in face: OpaquePointer) -> Bool {
    ["CBLC", "EBLC"].contains { unsafe exist(in: FontTable(face, OpenTypeTag.make($0))) }
  }

  private static func exist(in index: borrowing FontTable) -> Bool {
    var left = mostEntries
    // Size records of 48 bytes each after version and count: they have the offset and length of their index
    // list.
    for size in 0..<(index.long(at: 4) ?? 0) {
      let record = 8 + 48 * size
      guard let list = index.long(at: record), let count = index.long(at: record + 8) else { break }
      for entry in 0..<count {
        left -= 1
        guard left > 0 else { return true }
        // First and last glyph, then the offset of the subtable, whose second field is the format.
        guard let offset = index.long(at: list + 8 * entry + 4),
          let format = index.integer(at: list + offset + 2)
        else { break }
        if format == 8 || format == 9 { return true }
      }
    }
    return false
  }
}

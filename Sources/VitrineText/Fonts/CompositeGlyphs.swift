import CShaping

/// Counts the parts of composite glyphs in a TrueType font.
///
/// A composite refers to other glyphs, which may be composites. A font of one kilobyte can contain a dozen
/// of them, each made of ten copies of the previous one; FreeType and HarfBuzz then load for minutes or
/// forever.
struct CompositeGlyphs: ~Copyable {
  /// The largest number of parts of a glyph, counted recursively: letters with their marks have up to ten,
  /// East Asian characters some dozens.
  static let mostParts = 1000
  private static let deepest = 32

  private let outlines: FontTable
  private let offsets: FontTable
  private let hasLongOffsets: Bool
  private let count: Int
  /// The number of parts of each glyph; 0 if unknown.
  private var parts: [UInt16]

  init(_ face: OpaquePointer) {
    outlines = unsafe FontTable(face, OpenTypeTag.make("glyf"))
    offsets = unsafe FontTable(face, OpenTypeTag.make("loca"))
    // indexToLocFormat of the table `head` (OpenType specification).
    hasLongOffsets = unsafe FontTable(face, OpenTypeTag.make("head")).integer(at: 50) == 1
    count = outlines.count == 0 ? 0 : Int(unsafe hb_face_get_glyph_count(face))
    parts = [UInt16](repeating: 0, count: count)
  }

  /// Whether some glyph has more than `mostParts`, or contains itself.
  mutating func areEndless() -> Bool {
    for glyph in 0..<count where parts(of: glyph, depth: 0) > Self.mostParts { return true }
    return false
  }

  private mutating func parts(of glyph: Int, depth: Int) -> Int {
    guard glyph < count, depth <= Self.deepest else { return Self.mostParts + 1 }
    if parts[glyph] > 0 { return Int(parts[glyph]) }
    let sum = sumOfParts(glyph, depth)
    parts[glyph] = UInt16(clamping: sum)
    return sum
  }

  private mutating func sumOfParts(_ glyph: Int, _ depth: Int) -> Int {
    guard let start = offset(of: glyph), let end = offset(of: glyph + 1), end > start,
      let contours = outlines.integer(at: start), contours >= 1 << 15
    else { return 1 }
    // After the number of contours and the bounds; a composite has -1 contours.
    var place = start + 10
    var sum = 1
    while sum <= Self.mostParts, let flags = outlines.integer(at: place),
      let part = outlines.integer(at: place + 2)
    {
      // A missing part is refused when the glyph is loaded.
      sum += part < count ? parts(of: part, depth: depth + 1) : 1
      guard flags & Flags.more != 0 else { break }
      place += Flags.length(flags)
    }
    return min(sum, Self.mostParts + 1)
  }

  private func offset(of glyph: Int) -> Int? {
    if !hasLongOffsets { return offsets.integer(at: glyph * 2).map { $0 * 2 } }
    return offsets.long(at: glyph * 4)
  }

  /// The flags of a component of a composite glyph (OpenType specification, `glyf`).
  private enum Flags {
    static let more = 0x20

    /// Returns the bytes of a component with these flags: its arguments are bytes or words, with or without
    /// a scale.
    static func length(_ flags: Int) -> Int {
      let arguments = flags & 1 != 0 ? 4 : 2
      let scale = flags & 0x80 != 0 ? 8 : flags & 0x40 != 0 ? 4 : flags & 8 != 0 ? 2 : 0
      return 4 + arguments + scale
    }
  }
}

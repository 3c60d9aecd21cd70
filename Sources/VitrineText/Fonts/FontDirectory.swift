/// The list of a face's tables, checked against the file (OpenType specification, “Table directory”). FreeType and
/// HarfBuzz take a table that is cut for one that is empty, and draw nothing of it.
struct FontDirectory {
  /// The mistake in the face, as a clause; nil if none shows here.
  private(set) var problem: String?
  private var names: Set<UInt32> = []

  /// Tables that every font with outlines or bitmaps needs.
  private static let needed: [StaticString] = ["cmap", "head", "maxp", "hhea", "hmtx"]
  /// One of these has what is drawn.
  private static let drawn: [StaticString] = [
    "glyf", "CFF ", "CFF2", "CBDT", "EBDT", "sbix", "SVG ",
  ]
  /// Widths of older fonts are longer than the file, which FreeType's authors met and read up to its end.
  private static let mayBeLonger: Set<UInt32> = [
    OpenTypeTag.make("hmtx"), OpenTypeTag.make("vmtx"),
  ]

  init(_ bytes: FontBytes, face: Int) {
    guard let start = Self.start(bytes, face), let count = bytes.integer(at: start + 4) else {
      problem = "it does not begin with a list of tables"
      return
    }
    for record in 0..<count {
      let place = start + 12 + 16 * record
      guard let tag = bytes.long(at: place), let offset = bytes.long(at: place + 8),
        let length = bytes.long(at: place + 12)
      else {
        problem = "the file ends within its list of tables"
        return
      }
      names.insert(UInt32(tag))
      let end = offset + length
      guard end <= bytes.count || Self.mayBeLonger.contains(UInt32(tag)) && offset < bytes.count
      else {
        problem =
          "the table \(Self.name(tag)) ends at byte \(end) of a file of \(bytes.count) bytes"
        return
      }
    }
    problem = missing ?? Self.outsideGlyph(bytes, start, count)
  }

  private var missing: String? {
    func has(_ name: StaticString) -> Bool { names.contains(OpenTypeTag.make(name)) }
    if let name = Self.needed.first(where: { !has($0) }) {
      return name.description == "cmap"
        ? "it has no table cmap, which names the glyphs of characters"
        : "it has no table \(name)"
    }
    if !Self.drawn.contains(where: has) { return "it has no table of outlines or bitmaps" }
    return has("glyf") && !has("loca") ? "it has no table loca, which says where outlines are" : nil
  }

  /// The offset of a face's list: a collection begins with those of all.
  private static func start(_ bytes: FontBytes, _ face: Int) -> Int? {
    guard bytes.long(at: 0) == Int(OpenTypeTag.make("ttcf")) else { return face == 0 ? 0 : nil }
    return bytes.long(at: 12 + 4 * face)
  }

  private static func name(_ tag: Int) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return letters.allSatisfy { (0x20...0x7e).contains($0) }
      ? String(decoding: letters, as: UTF8.self).trimmedEnd : "of number \(tag)"
  }
}

extension FontDirectory {
  /// Says of an outline that it lies outside its table; nil if none does.
  private static func outsideGlyph(_ bytes: FontBytes, _ start: Int, _ count: Int) -> String? {
    func table(_ name: StaticString) -> Range<Int>? {
      for record in 0..<count
      where bytes.long(at: start + 12 + 16 * record) == Int(OpenTypeTag.make(name)) {
        let place = start + 12 + 16 * record
        guard let offset = bytes.long(at: place + 8), let length = bytes.long(at: place + 12) else {
          return nil
        }
        return offset..<offset + length
      }
      return nil
    }
    guard let outlines = table("glyf"), let offsets = table("loca"), let head = table("head"),
      let format = bytes.integer(at: head.lowerBound + 50)
    else { return nil }
    let size = format == 1 ? 4 : 2
    // A table of places may be shorter than there are glyphs; those beyond it are empty.
    for glyph in 0..<offsets.count / size {
      let place = offsets.lowerBound + glyph * size
      let offset = size == 4 ? bytes.long(at: place) : bytes.integer(at: place).map { 2 * $0 }
      if let offset, offset > outlines.count {
        return "the outline of glyph \(max(0, glyph - 1)) ends at byte \(offset) of the "
          + "\(outlines.count) of the table glyf"
      }
    }
    return nil
  }
}

extension FontBytes {
  /// Returns a number of two bytes, most significant first; nil beyond the end.
  fileprivate func integer(at place: Int) -> Int? {
    guard place >= 0, place + 2 <= count else { return nil }
    return Int(self[place]) << 8 | Int(self[place + 1])
  }

  /// Returns a number of four bytes, most significant first; nil beyond the end.
  fileprivate func long(at place: Int) -> Int? {
    guard let high = integer(at: place), let low = integer(at: place + 2) else { return nil }
    return high << 16 | low
  }
}

extension String {
  /// The name of a table without the blanks that fill it.
  fileprivate var trimmedEnd: String {
    var name = self[...]
    while name.last == " " { name.removeLast() }
    return String(name)
  }
}

import CShaping

/// The paints of glyphs of the table `COLR`, version 1, as far as they are outlines filled with one colour each.
struct ColourPaints: ~Copyable {
  struct Part {
    var glyph: UInt32
    /// The entry of the palette.
    var entry: Int
    /// 0…1.
    var opacity: Double
  }

  private let table: FontTable
  /// The offset of the list of layers, to which paints refer; nil if there is none.
  private let layers: Int?
  /// The offset of each glyph's paint.
  private(set) var glyphs: [(glyph: UInt32, place: Int)] = []
  private var places: [UInt32: Int] = [:]
  /// The paints that are still followed, in all.
  private var steps = 1 << 20

  /// The most glyphs of a font.
  private static let mostGlyphs = 1 << 16
  /// The deepest nesting of paints; that of emoji is some five.
  private static let deepest = 16

  init(_ face: OpaquePointer) {
    table = unsafe FontTable(face, OpenTypeTag.make("COLR"))
    let list = table.long(at: 14) ?? 0
    layers = table.long(at: 18).flatMap { $0 == 0 ? nil : $0 }
    guard list > 0, let count = table.long(at: list) else { return }
    var record = list + 4
    while glyphs.count < min(count, Self.mostGlyphs), let glyph = table.integer(at: record),
      let offset = table.long(at: record + 2)
    {
      glyphs.append((UInt32(glyph), list + offset))
      places[UInt32(glyph)] = list + offset
      record += 6
    }
  }

  /// Returns the parts of a paint, the lowest first; nil if it has any that is not an outline in one colour, or more than
  /// `most`.
  mutating func parts(at place: Int, most: Int) -> [Part]? {
    var parts: [Part] = []
    return collect(place, depth: 0, most, &parts) && !parts.isEmpty ? parts : nil
  }

  private mutating func collect(
    _ place: Int, depth: Int, _ most: Int, _ parts: inout [Part]
  ) -> Bool {
    steps -= 1
    guard depth < Self.deepest, steps > 0, parts.count < most, let head = table.integer(at: place)
    else { return false }
    switch head >> 8 {
    // PaintColrLayers: the number of layers and the first.
    case 1: return collectLayers(place, count: head & 255, depth: depth, most, &parts)
    // PaintGlyph: the offset of its paint in three bytes, and the outline.
    case 10:
      guard let low = table.integer(at: place + 2), let glyph = table.integer(at: place + 4),
        let (entry, opacity) = solid(place + ((head & 255) << 16 | low))
      else { return false }
      parts.append(Part(glyph: UInt32(glyph), entry: entry, opacity: opacity))
      return true
    // PaintColrGlyph: another glyph's paint.
    case 11:
      guard let other = table.integer(at: place + 1).flatMap({ places[UInt32($0)] }) else {
        return false
      }
      return collect(other, depth: depth + 1, most, &parts)
    default: return false
    }
  }

  private mutating func collectLayers(
    _ place: Int, count: Int, depth: Int, _ most: Int, _ parts: inout [Part]
  ) -> Bool {
    guard let layers, let first = table.long(at: place + 2), let all = table.long(at: layers),
      first + count <= all
    else { return false }
    for index in first..<first + count {
      guard let offset = table.long(at: layers + 4 + 4 * index),
        collect(layers + offset, depth: depth + 1, most, &parts)
      else { return false }
    }
    return true
  }

  /// PaintSolid: an entry of the palette and an opacity in 1/16384, with a sign.
  private func solid(_ place: Int) -> (entry: Int, opacity: Double)? {
    guard let head = table.integer(at: place), head >> 8 == 2,
      let entry = table.integer(at: place + 1), let opacity = table.integer(at: place + 3)
    else { return nil }
    return (entry, opacity < 1 << 15 ? min(1, Double(opacity) / 16_384) : 0)
  }
}

import CShaping
import VitrineGraphics

/// A part of a glyph that its font draws in a colour.
package struct GlyphLayer: Hashable, Sendable {
  /// The glyph whose outline is filled.
  package var glyph: UInt32
  /// The colour in sRGB; nil for that of the text.
  package var colour: RGBA?
}

/// The glyphs that a font draws in colours of its own, over one another: those of the table `COLR` of version 0, and of
/// version 1 those that are made of outlines filled with one colour each (OpenType specification, `COLR` and `CPAL`).
package struct ColourGlyphs: Sendable {
  private var layers: [GlyphLayer] = []
  private var ranges: [UInt32: Range<Int>] = [:]
  private var undrawn: Set<UInt32> = []

  /// The most layers of all glyphs that version 1 makes; a font of 4,000 emoji has some 50,000.
  private static let mostLayers = 1 << 18
  /// The most layers of one glyph; emoji have up to 60.
  private static let mostOfGlyph = 1024

  /// Reads a font's tables; nil for a font that has no colours of outlines.
  init?(_ face: OpaquePointer) {
    let table = unsafe FontTable(face, OpenTypeTag.make("COLR"))
    let palette = unsafe FontPalette(face)
    readRecords(table, palette)
    if (table.integer(at: 0) ?? 0) >= 1 {
      readPaints(unsafe ColourPaints(face), palette)
    }
    readDrawings(unsafe FontTable(face, OpenTypeTag.make("SVG ")))
    if ranges.isEmpty && undrawn.isEmpty { return nil }
  }

  /// Returns the layers of a glyph, the lowest first; nil for one that has no colours, or none that are drawn.
  package func layers(of glyph: UInt32) -> ArraySlice<GlyphLayer>? {
    ranges[glyph].map { layers[$0] }
  }

  /// Whether a glyph has colours that are not drawn: gradients, clips and pictures.
  func isUndrawn(_ glyph: UInt32) -> Bool { undrawn.contains(glyph) }

  /// Version 0: each glyph has a range of the records of layers.
  private mutating func readRecords(_ table: borrowing FontTable, _ palette: FontPalette) {
    guard let glyphs = table.integer(at: 2), let list = table.long(at: 4),
      let records = table.long(at: 8), let count = table.integer(at: 12)
    else { return }
    for record in 0..<count {
      guard let glyph = table.integer(at: records + 4 * record),
        let entry = table.integer(at: records + 4 * record + 2)
      else { break }
      layers.append(GlyphLayer(glyph: UInt32(glyph), colour: palette.colour(entry)))
    }
    for record in 0..<glyphs {
      let place = list + 6 * record
      guard let glyph = table.integer(at: place), let first = table.integer(at: place + 2),
        let number = table.integer(at: place + 4)
      else { return }
      if number <= Self.mostOfGlyph, first + number <= layers.count, number > 0 {
        ranges[UInt32(glyph)] = first..<first + number
      } else {
        undrawn.insert(UInt32(glyph))
      }
    }
  }

  private mutating func readPaints(_ paints: consuming ColourPaints, _ palette: FontPalette) {
    var paints = paints
    for (glyph, place) in paints.glyphs {
      let parts = paints.parts(at: place, most: Self.mostOfGlyph)
      guard let parts, layers.count + parts.count <= Self.mostLayers else {
        if ranges[glyph] == nil { undrawn.insert(glyph) }
        continue
      }
      let start = layers.count
      layers += parts.map {
        var colour = palette.colour($0.entry)
        // The text's own colour has no opacity to multiply: such a layer is one with it.
        colour?.alpha *= Float($0.opacity)
        return GlyphLayer(glyph: $0.glyph, colour: colour)
      }
      ranges[glyph] = start..<layers.count
      undrawn.remove(glyph)
    }
  }

  /// The table `SVG `: ranges of glyphs that documents draw.
  private mutating func readDrawings(_ table: borrowing FontTable) {
    guard let list = table.long(at: 2), let count = table.integer(at: list) else { return }
    for record in 0..<count {
      let place = list + 2 + 12 * record
      guard let first = table.integer(at: place), let last = table.integer(at: place + 2),
        undrawn.count < Self.mostLayers
      else { return }
      guard first <= last else { continue }
      for glyph in first...last where ranges[UInt32(glyph)] == nil { undrawn.insert(UInt32(glyph)) }
    }
  }
}

/// The first palette of a font (OpenType specification, `CPAL`).
struct FontPalette {
  private var colours: [RGBA] = []

  init(_ face: OpaquePointer) {
    let table = unsafe FontTable(face, OpenTypeTag.make("CPAL"))
    guard let entries = table.integer(at: 2), let records = table.long(at: 8),
      let first = table.integer(at: 12)
    else { return }
    for entry in 0..<entries {
      let place = records + 4 * (first + entry)
      guard let blueGreen = table.integer(at: place), let redAlpha = table.integer(at: place + 2)
      else { return }
      func part(_ byte: Int) -> Float { Float(byte & 255) / 255 }
      colours.append(
        RGBA(part(redAlpha >> 8), part(blueGreen), part(blueGreen >> 8), part(redAlpha)))
    }
  }

  /// Returns a colour; nil for the text's own, and for one that is not there.
  func colour(_ entry: Int) -> RGBA? { colours.indices.contains(entry) ? colours[entry] : nil }
}
